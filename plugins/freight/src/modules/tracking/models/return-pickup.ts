import { model } from "@medusajs/framework/utils"

/**
 * Goods of a return that the carrier is to pick up at a shopper's address, from its approval on. The id is the
 * return's, and what the carrier knows it by. Steps are `courier_step` rows under the same id.
 */
export const ReturnPickup = model
  .define("return_pickup", {
    id: model.text().primaryKey(),
    order_id: model.text(),
    /** its number with the carrier; null until it is booked */
    number: model.text().nullable(),
    courier: model.text().nullable(),
    /** the carrier's own page of it; "" where there is none */
    url: model.text().default(""),
    /** the carrier's id for it */
    carrier_order_id: model.text().nullable(),
    /** why it is not booked, or not cancelled, in a sentence for staff */
    problem: model.text().nullable(),
    /** set when the carrier rejected it: it is not tried again */
    rejected_at: model.dateTime().nullable(),
    booked_at: model.dateTime().nullable(),
    canceled_at: model.dateTime().nullable(),
    phase: model.text().nullable(),
    /** the day it should be with the shop, "2026-11-27" */
    expected_on: model.text().nullable(),
    next_check_at: model.dateTime(),
    /** end of the claim of the process that works on it; afterwards another process may take it */
    claimed_until: model.dateTime().nullable(),
    /** in a row */
    failures: model.number().default(0),
    ended_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["order_id"] },
    { on: ["number"] },
    { on: ["next_check_at"], where: "ended_at is null and deleted_at is null" },
  ])
