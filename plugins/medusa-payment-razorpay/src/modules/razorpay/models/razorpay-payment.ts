import { model } from "@medusajs/framework/utils"
import { LEDGER_STATES } from "../../../contract"

/** The ledger: one row per Razorpay order. Its state is changed in transitions.ts alone. */
export const RazorpayPayment = model
  .define("razorpay_payment", {
    id: model.id({ prefix: "rzpay" }).primaryKey(),
    razorpay_order_id: model.text().unique(),
    payment_session_id: model.text(),
    payment_collection_id: model.text(),
    cart_id: model.text(),
    customer_id: model.text(),
    /** in paise */
    amount: model.number(),
    /** PrepaidPlan: the order that was paid for */
    plan: model.json(),
    state: model.enum([...LEDGER_STATES]).default("created"),
    /** the payment that counts; before it is captured, the one whose signature the browser brought */
    razorpay_payment_id: model.text().nullable(),
    order_id: model.text().unique().nullable(),
    reason: model.text().nullable(),
    exception: model.text().nullable(),
    /** in a row that came to nothing */
    attempts: model.number().default(0),
    captured_at: model.dateTime().nullable(),
    asked_at: model.dateTime().nullable(),
    /** null: nobody needs to look again */
    next_attempt_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["next_attempt_at"] }, { on: ["cart_id"] }])
