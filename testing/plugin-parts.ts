import type { Buyer } from "./buyer.ts"
import type { Client, Shopper, TestShop } from "./shop.ts"

/** Parts of a plugin's folder src/testing that tests of the whole shop run; each is the default export of its file. */

/** Sends a request to a documented route, and compares the reply with its description. @returns the body */
export type AskRoute = (
  client: Client,
  line: string,
  params?: Record<string, string>,
  body?: object,
  query?: string,
) => Promise<any>

/** `store-replies.ts`: asks each store route of the plugin. The shopper has bought the product. */
export type StoreReplies = (scene: {
  ask: AskRoute
  shopper: Shopper
  guest: Client
  product: { id: string }
}) => Promise<void>

/** `limited-calls.ts`: calls that are limited, by the address of e-mail in their body or by the caller's account. */
export type LimitedCall = { path: string; limit: number; isByAccount?: true; body(email: string): object }

/** Texts that are found nowhere else, by which a person is searched in the database. */
export type PersonalTexts = Record<"email" | "first_name" | "last_name" | "words", string>

/** `personal-rows.ts`: what a person leaves in each table of the plugin with a personal column. */
export type PersonalRows = {
  /** `product` was delivered to the shopper */
  addRows(scene: {
    haat: TestShop
    shopper: Buyer
    owner: Client
    product: { id: string }
    texts: PersonalTexts
  }): Promise<void>
  /** sections of the downloaded file that these rows make */
  sections(texts: PersonalTexts): Record<string, unknown>
  /** actions in the audit log that name the person, in their order */
  audited?: string[]
}

/** `history.ts`: records of a shop that has sold for a while, which later versions must read alike. */
export type PluginHistory = {
  /** lists of the back office whose rows have a page of their own */
  lists: string[]
  /** the product was delivered to the shopper */
  add(scene: { shopper: Client; product_id: string }): Promise<void>
}

/** `screen-ids.ts`: puts something on the plugin's screens of the back office. @returns what `:id` is in their paths */
export type ScreenIds = (scene: {
  haat: TestShop
  owner: Client
  product: { id: string }
}) => Promise<Record<string, string>>

/** `charges.ts`: what the plugin charges in a shop whose owner has set it so. */
export type PluginCharges = {
  saveSettings(haat: TestShop): Promise<void>
  /** Charges of an order, with their amounts in rupees. */
  amounts(order: { isCash: boolean }): [id: string, rupees: number][]
}
