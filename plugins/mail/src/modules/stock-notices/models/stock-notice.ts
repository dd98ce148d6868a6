import { model } from "@medusajs/framework/utils"

/** Request for one mail when a sold-out variant is back in stock. */
export const StockNotice = model
  .define("stock_notice", {
    id: model.id({ prefix: "stno" }).primaryKey(),
    product_id: model.text(),
    variant_id: model.text(),
    /** In lower case. */
    email: model.text(),
    /** When the mail was put into the outbox. */
    told_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["variant_id", "email"], unique: true, where: "told_at is null" },
    { on: ["product_id"], where: "told_at is null" },
    { on: ["email"], where: "told_at is null" },
  ])
