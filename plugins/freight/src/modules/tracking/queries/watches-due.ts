import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { secondsToNextCheck } from "../check-again"
import type { WatchedParcel } from "./watches"

/** Claims parcels for one process with a time limit; when it dies, the next one takes them. */
const CLAIM = `
  update parcel_watch w set next_check_at = now() + interval '2 minutes', updated_at = now()
  from order_parcel parcel
  where parcel.fulfillment_id = w.id and w.id = any(array(
    select id from parcel_watch where ended_at is null and deleted_at is null and next_check_at <= now()
    order by next_check_at limit ? for update skip locked))
  returning w.id, parcel.order_id, w.number, w.phase, w.failures`

/** Claims parcels that are due for a poll. */
export const claimDueParcels = async (db: Knex, most: number): Promise<WatchedParcel[]> =>
  (await db.raw<{ rows: WatchedParcel[] }>(CLAIM, [most])).rows

/**
 * Schedules the next poll by the parcel's phase, with backoff after failures. Polling ends after 45 days.
 */
export async function scheduleNextCheck(db: Knex, id: string, failures: number) {
  const { rows } = await db.raw<{ rows: { phase: string | null }[] }>("select phase from parcel_watch where id = ?", [
    id,
  ])
  const seconds = secondsToNextCheck({ phase: rows[0]?.phase ?? null, failures })
  await db.raw(
    `update parcel_watch set failures = ?, next_check_at = now() + make_interval(secs => ?), updated_at = now(),
       ended_at = case when created_at < now() - interval '45 days' then now() end
     where id = ? and ended_at is null`,
    [failures, seconds, id],
  )
}
