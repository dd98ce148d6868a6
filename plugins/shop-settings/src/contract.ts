export * from "./contract/home-page"
export * from "./contract/logo"
export * from "./contract/module"
export * from "./contract/pages"
export * from "./contract/plugin-settings"
export * from "./contract/plugins"
export * from "./contract/settings"
export * from "./contract/settings-facts"
export * from "./contract/shop-page"

/** Hook: the key of the module that knows where the shop is taxed. It implements `TaxedState`. */
export const TAXED_STATE = "gst"

export type TaxedState = {
  /** the code of its state; empty until the owner has set it */
  settings(): Promise<{ state: string }>
}
