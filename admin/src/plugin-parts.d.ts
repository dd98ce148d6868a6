/** Modules that `admin/plugin-parts.ts` writes at build time from the folders of the plugins. */

declare module "virtual:plugin-resources" {
  /** Modules of resources by file. */
  const files: Record<string, { default: import("./resource-module").ResourceModule }>
  export default files
  /** Names of their plugins by file. */
  export const owners: Record<string, string>
}

declare module "virtual:plugin-messages" {
  type Messages = import("./i18n/collect-messages").Messages
  /** Messages of resources by file. */
  export const resources: Record<string, Record<string, Messages>>
  /** Messages of whole plugins by name. */
  export const plugins: Record<string, Messages>
}

declare module "virtual:plugin-messages.hi" {
  export * from "virtual:plugin-messages"
}

declare module "virtual:haat/home-sections" {
  /** Sections of the shop's home page that plugins bring. */
  const sections: { id: string; plugin: string; order: number; name: { en: string; hi: string } }[]
  export default sections
}
