import type { ListQuery, ListShape } from "@haat/sdk/server/back-office/list-query"
import { containing, text } from "@haat/sdk/server/back-office/text"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { AuditLogPart } from "../contract"

const FILTERS = {
  /** search text for names and ids of records */
  q: text(200).optional(),
}

export const AUDIT_LOG_PART_LIST: ListShape<typeof FILTERS> = { filters: z.object(FILTERS), sortable: ["place"] }

/** Returns a page of the parts of a bulk change, in the order of the change. */
export const listAuditLogParts = async (
  db: Knex,
  entry_id: string,
  { ids, filter: { q }, sort, skip, take }: ListQuery<{ q?: string }>,
): Promise<{ rows: AuditLogPart[]; count: number }> => {
  const matching = () => {
    const query = db("trail_part").where({ entry_id })
    if (ids) query.whereRaw("place::text = any(?)", [ids])
    if (q) query.whereILike("words", containing(q))
    return query
  }
  const [parts, [{ count }]] = await Promise.all([
    matching()
      .select<AuditLogPart[]>(db.raw("place::text as id"), "subject_id", "subject", "changes", "cut")
      .orderBy("place", sort?.[1] === "DESC" ? "desc" : "asc")
      .limit(take)
      .offset(skip),
    matching().count({ count: "*" }),
  ])
  return { rows: parts, count: Number(count) }
}
