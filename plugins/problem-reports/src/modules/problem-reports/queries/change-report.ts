import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangeReport } from "../../../contract"

/**
 * Marks a report as resolved, or reopens it, and stores the reply; the time of the first resolution stays.
 * @returns whether there is such a report
 */
export async function changeReport(db: Knex, id: string, { resolved, reply }: ChangeReport): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `update problem_report set
       resolved_at = case
         when :resolved::boolean then coalesce(resolved_at, now())
         when :resolved::boolean is null then resolved_at
       end,
       reply = coalesce(:reply::text, reply),
       replied_at = case when :reply::text is null then replied_at else now() end,
       updated_at = now()
     where id = :id and deleted_at is null returning id`,
    { id, resolved: resolved ?? null, reply: reply ?? null },
  )
  return rows.length > 0
}
