import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { LegacyCallUse } from "../contract"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { listTable } from "./list-table"

const FILTERS = { q: text(200).optional() }
export const LEGACY_CALL_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "day", "call", "times"],
}

const LEGACY_CALLS = {
  from: "legacy_call_use",
  columns: ["id", "day", "call", "times"],
  searched: ["call", "day"],
  order: ["day", "DESC"] as ["day", "DESC"],
}

/** Which old calls are still used, by day, the latest first by default. `q` is looked for in the call and the day. */
export const listLegacyCalls = (db: Knex, query: ListQuery<{ q?: string }>) =>
  listTable<LegacyCallUse>(db, LEGACY_CALLS, query)
