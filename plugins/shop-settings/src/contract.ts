export * from "./contract/logo"
export * from "./contract/module"
export * from "./contract/pages"
export * from "./contract/settings"
