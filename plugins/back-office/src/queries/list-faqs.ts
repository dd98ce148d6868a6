import type { Faq } from "@haat/faqs/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { listTable } from "./list-table"

const FILTERS = { q: text(200).optional() }
export const FAQ_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "question", "answer", "rank"],
}

const FAQS = {
  from: "shop_faq",
  columns: ["id", "question", "answer", "question_hi", "answer_hi", "rank"],
  searched: ["question", "answer", "question_hi", "answer_hi"],
  order: ["rank", "ASC"] as ["rank", "ASC"],
}

/** In the order shoppers see them by default. */
export const listFaqs = (db: Knex, query: ListQuery<{ q?: string }>) => listTable<Faq>(db, FAQS, query)
