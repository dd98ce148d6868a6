import { model } from "@medusajs/framework/utils"

/**
 * A mail that is to be sent, or was. Its id names what it is about, such as `order-placed:order_x`, so that one event
 * gives one mail however often it comes.
 */
export const OutboxMail = model
  .define("outbox_mail", {
    id: model.text().primaryKey(),
    kind: model.text(),
    /** Data from which the mail is composed. Emptied after sending, since it may hold a link that opens an account. */
    payload: model.json(),
    state: model.enum(["waiting", "sent", "dropped"]).default("waiting"),
    attempts: model.number().default(0),
    /** The process that claims the mail moves this ahead; if it dies, the mail is due again. */
    next_attempt_at: model.dateTime(),
    last_error: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["next_attempt_at"], where: "state = 'waiting'" }])
