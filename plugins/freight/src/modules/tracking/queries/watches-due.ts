import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { checkAgainAfter } from "../check-again"
import type { Watched } from "./watches"

/** Claims parcels for one process with a time limit; when it dies, the next one takes them. */
const CLAIM = `
  update parcel_watch w set next_check_at = now() + interval '2 minutes', updated_at = now()
  from order_parcel parcel
  where parcel.fulfillment_id = w.id and w.id = any(array(
    select id from parcel_watch where ended_at is null and deleted_at is null and next_check_at <= now()
    order by next_check_at limit ? for update skip locked))
  returning w.id, parcel.order_id, w.number, w.phase, w.failures`

/** Parcels that the carrier is to be asked about now; each is one process's. */
export const claimDue = async (db: Knex, most: number): Promise<Watched[]> =>
  (await db.raw<{ rows: Watched[] }>(CLAIM, [most])).rows

/**
 * Asks again later: after news by how far the parcel is, after failures less and less often. Given up after 45 days.
 */
export async function postpone(db: Knex, id: string, failures: number) {
  const { rows } = await db.raw<{ rows: { phase: string | null }[] }>("select phase from parcel_watch where id = ?", [
    id,
  ])
  const seconds = checkAgainAfter({ phase: rows[0]?.phase ?? null, failures })
  await db.raw(
    `update parcel_watch set failures = ?, next_check_at = now() + make_interval(secs => ?), updated_at = now(),
       ended_at = case when created_at < now() - interval '45 days' then now() end
     where id = ? and ended_at is null`,
    [failures, seconds, id],
  )
}
