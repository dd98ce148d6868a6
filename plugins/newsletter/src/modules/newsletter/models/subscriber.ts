import { model } from "@medusajs/framework/utils"

/** A newsletter subscriber. An unsubscribed one counts as deleted and stays for a while as proof of the consent. */
export const Subscriber = model.define("newsletter_subscriber", {
  id: model.id({ prefix: "nsub" }).primaryKey(),
  /** In lower case, so that the unique index holds whatever the case. */
  email: model.text().unique(),
  /** Null when it was agreed to elsewhere: through the old calls, or before words were kept. */
  consent_words: model.text().nullable(),
  consent_language: model.text().nullable(),
  withdrawn_at: model.dateTime().nullable(),
})
