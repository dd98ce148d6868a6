import { model } from "@medusajs/framework/utils"
import { CREDIT_KINDS } from "../../../contract/customer-credit"

/** One change of a customer's store credit. Nothing is changed or deleted. */
export const StoreCreditEntry = model
  .define("store_credit_entry", {
    id: model.id({ prefix: "credit" }).primaryKey(),
    customer_id: model.text(),
    /** in paise; below zero when it was spent */
    amount: model.number(),
    kind: model.enum([...CREDIT_KINDS]),
    order_id: model.text().nullable(),
    reason: model.text().nullable(),
    /** Once by it: of the form that gave it, or of the refund. */
    request_id: model.text().unique().nullable(),
    given_by: model.text().nullable(),
  })
  .indexes([{ on: ["customer_id"] }, { on: ["order_id"] }])
