/** A span of time as a clock shows it: 0:07, 12:30, 5:04:10, and days as "3d 4:10", "3 T 4:10". */
export function clockText(milliseconds: number, language = "en"): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return `${inDays(days, language)} ${hours}:${two(minutes)}`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

function inDays(days: number, language: string): string {
  const shape = { style: "unit", unit: "day", unitDisplay: "narrow" } as const;
  return new Intl.NumberFormat(language, shape).format(days);
}
