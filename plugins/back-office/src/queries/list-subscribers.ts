import type { Subscriber } from "@haat/newsletter/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { SubscriberDetail } from "../contract"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { findCustomerByEmail } from "./list-customers"
import { listTable, readAfter } from "./list-table"

const FILTERS = { q: text(200).optional() }
export const SUBSCRIBER_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "email", "created_at"],
}

const SUBSCRIBERS = {
  from: "newsletter_reader",
  columns: ["id", "email", "created_at"],
  searched: ["email"],
  order: ["created_at", "DESC"] as ["created_at", "DESC"],
}

/** Readers of the newsletter, the newest first by default. */
export const listSubscribers = (db: Knex, query: ListQuery<{ q?: string }>) =>
  listTable<Subscriber>(db, SUBSCRIBERS, query)

/** One of them, and the customer of the same address; null when there is none. */
export const findSubscriber = async (db: Knex, id: string): Promise<SubscriberDetail | null> => {
  const { rows } = await listSubscribers(db, { ids: [id], filter: {}, skip: 0, take: 1 })
  return rows.length ? { ...rows[0], customer: await findCustomerByEmail(db, rows[0].email) } : null
}

/** In the same order, those after `last`: for reading all of them. */
export const readSubscribers = (db: Knex, query: ListQuery<{ q?: string }>, take: number, last?: Subscriber) =>
  readAfter<Subscriber>(db, SUBSCRIBERS, query, take, last)
