import { model } from "@medusajs/framework/utils"

/**
 * A mail that is to be sent, or was. Its id names what it is about, such as `order-placed:order_x`, so that one event
 * gives one mail however often it comes.
 */
export const OutboxMail = model
  .define("outbox_mail", {
    id: model.text().primaryKey(),
    kind: model.text(),
    /** Input of the mail template. Emptied after sending: it may hold a link that opens an account. */
    payload: model.json(),
    state: model.enum(["waiting", "sent", "dropped"]).default("waiting"),
    attempts: model.number().default(0),
    /** Moved ahead when a process claims the mail, so that the mail is due again if the process dies. */
    next_attempt_at: model.dateTime(),
    last_error: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["next_attempt_at"], where: "state = 'waiting'" }])
