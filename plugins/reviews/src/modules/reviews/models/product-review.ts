import { model } from "@medusajs/framework/utils"

/** Review of a product by a shopper: one row for both, which a later review replaces. */
export const ProductReview = model
  .define("product_review", {
    id: model.id({ prefix: "prev" }).primaryKey(),
    product_id: model.text(),
    customer_id: model.text(),
    rating: model.number(),
    comment: model.text(),
    /** by the owner: only the shopper sees it, and it does not count */
    hidden: model.boolean().default(false),
    reply: model.text().nullable(),
    /**
     * false while every order of the product by this shopper is cancelled; the database keeps it (schema/purchases.ts)
     */
    is_bought: model.boolean().default(true),
  })
  .indexes([{ on: ["customer_id", "product_id"], unique: true }, { on: ["product_id", "created_at"] }])
  .checks([(column) => `${column.rating} between 1 and 5`])
