import { model } from "@medusajs/framework/utils"

export const V1Note = model
  .define("v1_note", {
    id: model.id().primaryKey(),
    customer_id: model.text(),
    product_id: model.text().nullable(),
    name: model.text(),
  })
  .indexes([{ on: ["customer_id", "product_id"], unique: true }])
