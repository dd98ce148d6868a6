import { model } from "@medusajs/framework/utils"

/** Pieces of a product that a shopper keeps for later; for one of several variants `product_id` is the variant's id. */
export const SavedItem = model
  .define("saved_item", {
    id: model.id({ prefix: "saved" }).primaryKey(),
    customer_id: model.text(),
    product_id: model.text(),
    quantity: model.number(),
  })
  .indexes([{ on: ["customer_id", "product_id"], unique: true }])
