import { model } from "@medusajs/framework/utils"

export const WishlistItem = model
  .define("wishlist_item", {
    id: model.id().primaryKey(),
    wishlist_id: model.text(),
    product_id: model.text().index(),
  })
  .indexes([{ on: ["wishlist_id", "product_id"], unique: true }])
