import { model } from "@medusajs/framework/utils"
import { CREDIT_KINDS } from "../../../contract/customer-credit"

/** Change of a customer's store credit. Entries are never changed or deleted. */
export const StoreCreditEntry = model
  .define("store_credit_entry", {
    id: model.id({ prefix: "credit" }).primaryKey(),
    customer_id: model.text(),
    /** in paise; negative when spent */
    amount: model.number(),
    kind: model.enum([...CREDIT_KINDS]),
    order_id: model.text().nullable(),
    reason: model.text().nullable(),
    /** idempotency key of the form or refund */
    request_id: model.text().unique().nullable(),
    given_by: model.text().nullable(),
  })
  .indexes([{ on: ["customer_id"] }, { on: ["order_id"] }])
