import type { Subscriber } from "@haat/newsletter/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SubscriberDetail } from "../contract"
import { SEARCH } from "../dialect/text"
import { findCustomerByEmail } from "./list-customers"
import { rowList } from "./list-rows"

/** Readers of the newsletter, the newest first by default. */
export const SUBSCRIBERS = rowList<Subscriber>()({
  from: "newsletter_reader",
  columns: "r.id, r.email, r.created_at",
  filters: SEARCH,
  searched: ["r.email"],
  sortable: ["id", "email", "created_at"],
  order: ["created_at", "DESC"],
})

/** One of them, and the customer of the same address; null when there is none. */
export const findSubscriber = async (db: Knex, id: string): Promise<SubscriberDetail | null> => {
  const found = await SUBSCRIBERS.find(db, id)
  return found && { ...found, customer: await findCustomerByEmail(db, found.email) }
}
