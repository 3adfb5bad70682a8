/** What this browser's user has chosen; kept in local storage. */

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

/** How long what happens is shown; none: only how the table is then. */
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Pace = (typeof SPEEDS)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  motion: boolean;
  pace: Pace;
  sound: boolean;
  /** How loud, from 0 to 100. */
  volume: number;
  palette: "usual" | "distinct";
  size: "small" | "usual" | "large";
  confirm: boolean;
  textMode: boolean;
  name: string;
  /** How strong the computer was when it was last asked for; "" for somebody new. */
  level: string;
}

const KEY = "tablee-settings";
const SIZES = { small: 0.9375, usual: 1, large: 1.2 };

export function spokenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function initial(): Settings {
  const usual: Settings = {
    language: spokenLanguage(typeof navigator === "undefined" ? [] : navigator.languages),
    theme: "system",
    motion: true,
    pace: "normal",
    sound: false,
    volume: 50,
    palette: "usual",
    size: "usual",
    confirm: false,
    textMode: false,
    name: "",
    level: "",
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings: Settings = $state(initial());

export function isDark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Puts the settings on the document and keeps them there. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = settings.motion ? "on" : "off";
  root.dataset.palette = settings.palette;
  root.style.setProperty("--scale", String(SIZES[settings.size]));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
