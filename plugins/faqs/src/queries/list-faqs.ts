import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { Faq } from "../contract"

/** In the order shoppers see them by default. */
export const FAQS = rowList<Faq>()({
  from: "shop_faq",
  columns: "r.id, r.question, r.answer, r.question_hi, r.answer_hi, r.rank",
  filters: SEARCH,
  searched: ["r.question", "r.answer", "r.question_hi", "r.answer_hi"],
  sortable: ["id", "question", "answer", "rank"],
  order: ["rank", "ASC"],
})
