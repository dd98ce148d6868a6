import { model } from "@medusajs/framework/utils"

/** What the owner has set for the whole shop: one row. The pickup postal code is the warehouse's own. */
export const ShopSettings = model.define("shop_settings", {
  id: model.text().primaryKey(),
  version: model.number(),
  name: model.text(),
  contact_email: model.text(),
  contact_phone: model.text(),
  chat_url: model.text(),
  low_stock_limit: model.number(),
  shows_discount: model.boolean(),
  requires_second_factor: model.boolean().default(false),
})
