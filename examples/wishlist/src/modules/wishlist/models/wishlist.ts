import { model } from "@medusajs/framework/utils"

export const Wishlist = model.define("wishlist", {
  id: model.id().primaryKey(),
  customer_id: model.text().index(),
  name: model.text(),
  share_token: model.text().unique().nullable(),
})
