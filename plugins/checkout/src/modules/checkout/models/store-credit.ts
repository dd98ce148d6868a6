import { model } from "@medusajs/framework/utils"

/**
 * What a customer may spend, in paise; its id is the customer's. The database keeps it by the entries, never below
 * zero.
 */
export const StoreCredit = model.define("store_credit", {
  id: model.text().primaryKey(),
  balance: model.number().default(0),
})
