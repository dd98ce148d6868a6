import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { Synonyms } from "../contract"

/** The owner's words for one thing, a row for each line, the newest first by default. */
export const SYNONYMS = rowList<Synonyms>()({
  from: "shop_synonym",
  columns: "r.id, r.words, r.created_at, r.updated_at",
  filters: SEARCH,
  searched: ["r.words"],
  sortable: ["id", "words", "created_at", "updated_at"],
  sorts: { words: "lower(r.words)" },
  order: ["created_at", "DESC"],
})
