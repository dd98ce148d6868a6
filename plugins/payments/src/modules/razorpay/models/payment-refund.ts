import { model } from "@medusajs/framework/utils"
import { REFUND_METHODS, REFUND_STATES } from "../../../refund-contract"

/** A refund of an order. Its id is the provider's idempotency key. Amounts in paise. */
export const PaymentRefund = model
  .define("payment_refund", {
    id: model.id({ prefix: "refd" }).primaryKey(),
    order_id: model.text(),
    /** Medusa's payment that it is of */
    payment_id: model.text(),
    method: model.enum([...REFUND_METHODS]),
    amount: model.number(),
    reason: model.text(),
    /** RefundPart[]: of what it is; null for an amount */
    parts: model.json().nullable(),
    /** of a transfer made by hand, as the bank or the UPI app names it */
    reference: model.text().nullable(),
    state: model.enum([...REFUND_STATES]).default("pending"),
    /** the provider's words, once it has failed */
    failure: model.text().nullable(),
    provider_refund_id: model.text().unique().nullable(),
    /** id of the form that requested it; null for a refund made at the provider */
    request_id: model.text().unique().nullable(),
    /** RefundOrder as it was sent, so that the same request is known again */
    request: model.json().nullable(),
    requested_by: model.text().nullable(),
    processed_at: model.dateTime().nullable(),
    /** the return that it is of */
    return_id: model.text().nullable(),
  })
  .indexes([{ on: ["order_id"] }, { on: ["payment_id"] }, { on: ["processed_at"] }, { on: ["return_id"] }])
