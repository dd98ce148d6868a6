import { model } from "@medusajs/framework/utils"

/** A webhook as it came, kept before it is acknowledged. Its id is the provider's. */
export const RazorpayEvent = model
  .define("razorpay_event", {
    id: model.text().primaryKey(),
    body: model.json(),
    received_at: model.dateTime(),
    applied_at: model.dateTime().nullable(),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime().nullable(),
  })
  .indexes([{ name: "IDX_razorpay_event_due", on: ["next_attempt_at"], where: "applied_at is null" }])
