import type { Subscriber } from "@haat/newsletter/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { listTable } from "./list-table"

const FILTERS = { q: text(200).optional() }
export const SUBSCRIBER_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "email", "created_at"],
}

const SUBSCRIBERS = {
  name: "newsletter_subscriber",
  columns: ["id", "email", "created_at"],
  searched: ["email"],
  order: ["created_at", "DESC"] as ["created_at", "DESC"],
}

/** Readers of the newsletter, the newest first unless told otherwise. */
export const listSubscribers = (db: Knex, query: ListQuery<{ q?: string }>) =>
  listTable<Subscriber>(db, SUBSCRIBERS, query)
