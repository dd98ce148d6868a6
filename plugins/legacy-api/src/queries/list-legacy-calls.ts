import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { LegacyCallUse } from "../contract"

/** Uses of old calls by day, latest first by default. `q` searches the call and the day. */
export const LEGACY_CALLS = rowList<LegacyCallUse>()({
  from: "legacy_call_use",
  columns: "r.id, r.day, r.call, r.times",
  filters: SEARCH,
  searched: ["r.call", "r.day"],
  sortable: ["id", "day", "call", "times"],
  order: ["day", "DESC"],
})
