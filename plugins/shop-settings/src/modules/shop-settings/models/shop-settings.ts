import { model } from "@medusajs/framework/utils"

/** Settings of the whole shop: one row. The pickup postal code is stored with the warehouse. */
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
  /** Null until the owner has set them: they are on in a demo shop, off in any other. */
  random_discounts: model.boolean().nullable(),
  sample_reviews: model.boolean().nullable(),
  preticks_terms: model.boolean().nullable(),
  officer_name: model.text().default(""),
  officer_email: model.text().default(""),
  officer_phone: model.text().default(""),
  officer_hours: model.text().default(""),
  confirmed: model.text().default(""),
  logo: model.json().nullable(),
  logo_changes: model.number().default(0),
})
