declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:icons-*" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:texts-*" {
  const said: import("@fluent/bundle").FluentResource["body"];
  export default said;
}
declare const __FIXTURES__: boolean;
