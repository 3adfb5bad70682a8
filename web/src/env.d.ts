declare module "virtual:icons" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module "virtual:icons-*" {
  const bodies: Record<string, string>;
  export default bodies;
}
declare const __FIXTURES__: boolean;
