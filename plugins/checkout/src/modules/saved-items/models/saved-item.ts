import { model } from "@medusajs/framework/utils"

/** So many pieces that a shopper keeps for later of a product, or of one of its variants: then `product_id` is the variant's. */
export const SavedItem = model
  .define("saved_item", {
    id: model.id({ prefix: "saved" }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
    quantity: model.number(),
  })
  .indexes([{ on: ["customer_id", "product_id"], unique: true }])
