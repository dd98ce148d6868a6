import { model } from "@medusajs/framework/utils"

/** Problem that a shopper reports with a product. */
export const ProblemReport = model
  .define("problem_report", {
    id: model.id({ prefix: "prep" }).primaryKey(),
    product_id: model.text(),
    /** null when a guest reported it */
    customer_id: model.text().nullable(),
    message: model.text(),
    resolved_at: model.dateTime().nullable(),
    /** Latest reply of the shop. */
    reply: model.text().nullable(),
    replied_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["product_id"] }, { on: ["created_at"] }])
