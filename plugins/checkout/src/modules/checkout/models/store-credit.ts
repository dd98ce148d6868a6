import { model } from "@medusajs/framework/utils"

/** Balance of a customer's store credit, in paise, under the customer's id. A trigger maintains it; never negative. */
export const StoreCredit = model.define("store_credit", {
  id: model.text().primaryKey(),
  balance: model.number().default(0),
})
