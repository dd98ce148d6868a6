import { findCustomerByEmail } from "@haat/checkout/queries/list-customers"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Language, Subscriber, SubscriberDetail } from "../contract"

const READERS = {
  from: "newsletter_reader",
  filters: SEARCH,
  searched: ["r.email"],
  sortable: ["id", "email", "created_at"],
  order: ["created_at", "DESC"] as ["created_at", "DESC"],
}

/** Readers of the newsletter, the newest first by default. */
export const SUBSCRIBERS = rowList<Subscriber>()({ ...READERS, columns: "r.id, r.email, r.created_at" })

/** Adds the token of the link that ends the subscription, and the language agreed in, null where it is unknown. */
export type MailedSubscriber = Subscriber & { unsubscribe_token: string; consent_language: Language | null }

export const MAILED_SUBSCRIBERS = rowList<MailedSubscriber>()({
  ...READERS,
  columns: "r.id, r.email, r.created_at, r.unsubscribe_token, r.consent_language",
})

/** One of them, and the customer of the same address; null when there is none. */
export const findSubscriber = async (db: Knex, id: string): Promise<SubscriberDetail | null> => {
  const found = await SUBSCRIBERS.find(db, id)
  return found && { ...found, customer: await findCustomerByEmail(db, found.email) }
}
