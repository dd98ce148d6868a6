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
    /** OrderPlan: the order that was paid for */
    plan: model.json(),
    state: model.enum([...LEDGER_STATES]).default("created"),
    /** the payment that counts; before it is captured, the one whose signature the browser sent */
    razorpay_payment_id: model.text().nullable(),
    order_id: model.text().unique().nullable(),
    /** as the order has it; the database keeps it here, where the ledger is sorted by it */
    order_display_id: model.number().nullable(),
    reason: model.text().nullable(),
    /** code and params of the reason, where it has them */
    reason_error: model.json().nullable(),
    exception: model.text().nullable(),
    /** in a row that came to nothing */
    attempts: model.number().default(0),
    captured_at: model.dateTime().nullable(),
    refunding_at: model.dateTime().nullable(),
    refunded_at: model.dateTime().nullable(),
    /** in paise, as the provider reports it */
    refunded_amount: model.number().default(0),
    asked_at: model.dateTime().nullable(),
    /** null: no further attempt is needed */
    next_attempt_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_razorpay_payment_due", on: ["next_attempt_at"], where: "next_attempt_at is not null" },
    { on: ["cart_id"] },
    { on: ["payment_session_id"] },
  ])
