import { model } from "@medusajs/framework/utils"
import { RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES, RETURN_WAYS } from "../../../contract"

/** Return request of a shopper. Medusa's own return is created when the goods are received (`engine_return_id`). */
export const ReturnRequest = model
  .define("return_request", {
    id: model.id({ prefix: "rreq" }).primaryKey(),
    order_id: model.text(),
    customer_id: model.text(),
    state: model.enum([...RETURN_STATES]).default("requested"),
    reason: model.enum([...RETURN_REASONS]),
    note: model.text(),
    outcome: model.enum([...RETURN_OUTCOMES]),
    way: model.enum([...RETURN_WAYS]),
    /** opened by staff for the shopper */
    by_staff: model.boolean().default(false),
    /** why it was rejected */
    decision: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
    picked_up_at: model.dateTime().nullable(),
    received_at: model.dateTime().nullable(),
    canceled_at: model.dateTime().nullable(),
    /** paid price of the received goods, in paise */
    worth_paise: model.number().nullable(),
    /** return shipping charged to the shopper, in paise; null when the shop pays or the shopper sends the goods */
    way_back_paise: model.number().nullable(),
    /** replacement order, and its ExchangePart[] until it is cancelled */
    exchange_order_id: model.text().nullable(),
    exchange_parts: model.json().nullable(),
    /** why the rest of that order cannot be paid in cash (ErrorReply); null when it can */
    cash_withheld: model.json().nullable(),
    /** id of Medusa's return, once the goods are received */
    engine_return_id: model.text().nullable(),
  })
  .indexes([{ on: ["order_id"] }, { on: ["state", "created_at"] }])
