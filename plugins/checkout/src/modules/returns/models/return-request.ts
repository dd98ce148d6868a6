import { model } from "@medusajs/framework/utils"
import { RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES, RETURN_WAYS } from "../../../contract"

/** What a shopper wants to send back, and what became of it. Decision 087 says why it is not the engine's return. */
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
    /** what has come back, as paid; in paise */
    worth_paise: model.number().nullable(),
    /**
     * what the way back costs the shopper, in paise; null where the shop pays it, or the shopper pays it at the post
     */
    way_back_paise: model.number().nullable(),
    /** the order that replaces the goods; and ExchangePart[], as long as it does */
    exchange_order_id: model.text().nullable(),
    exchange_parts: model.json().nullable(),
    /** why what is left to pay for that order is not taken in cash, as an ErrorReply; null where it is */
    cash_withheld: model.json().nullable(),
    /** the engine's, once something has come back */
    engine_return_id: model.text().nullable(),
  })
  .indexes([{ on: ["order_id"] }, { on: ["state", "created_at"] }])
