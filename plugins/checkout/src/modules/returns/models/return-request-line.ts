import { model } from "@medusajs/framework/utils"

/** Pieces of one line of an order in a return. */
export const ReturnRequestLine = model
  .define("return_request_line", {
    id: model.id({ prefix: "rline" }).primaryKey(),
    return_id: model.text(),
    line_id: model.text(),
    quantity: model.number(),
    /** variant requested in exchange */
    exchange_variant_id: model.text().nullable(),
    /** received pieces; null until the return is received */
    resellable: model.number().nullable(),
    damaged: model.number().nullable(),
  })
  .indexes([{ on: ["return_id", "line_id"], unique: true }, { on: ["line_id"] }])
