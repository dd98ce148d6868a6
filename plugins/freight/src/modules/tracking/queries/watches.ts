import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Parcel in transit that the carrier is polled about. */
export type WatchedParcel = {
  /** the parcel's */
  id: string
  order_id: string
  number: string
  phase: string | null
  /** failed polls in a row */
  failures: number
}

/** SQL: parcels booked with the carrier; manually entered tracking numbers belong to other carriers. */
const BOOKED = `
  from fulfillment f
  join order_parcel parcel on parcel.fulfillment_id = f.id
  join parcel_label label on label.fulfillment_id = f.id
  where f.shipped_at is not null and f.data ->> 'shiprocket_shipment_id' is not null and label.number <> ''`

/** SQL: promised delivery date, from the quote's maximum days after shipping. */
const PROMISED = `
  (select to_char((f.shipped_at at time zone 'Asia/Kolkata')::date
      + max(substring(quote.days from '([0-9]{1,3})[^0-9]*$')::int), 'YYYY-MM-DD')
    from order_quote quote where quote.order_id = parcel.order_id)`

const FIRST_CHECK = "now() + interval '30 minutes'"

const watch = (which: string) => `
  insert into parcel_watch (id, number, expected_on, next_check_at)
  select distinct on (f.id) f.id, label.number, ${PROMISED}, ${FIRST_CHECK} ${BOOKED} and ${which}
  order by f.id, label.created_at
  on conflict (id) do nothing`

/** Starts tracking of recently shipped parcels. Uses the index `haat_parcel_under_way`. */
export const trackNewParcels = (db: Knex) =>
  db.raw(
    watch(`f.delivered_at is null and f.canceled_at is null and f.deleted_at is null
      and f.shipped_at > now() - interval '30 days'
      and not exists (select 1 from parcel_watch known where known.id = f.id)`),
  )

const FIND = `
  select w.id, parcel.order_id, w.number, w.phase, w.failures
  from parcel_watch w join order_parcel parcel on parcel.fulfillment_id = w.id
  where w.number = ? and w.deleted_at is null limit 1`

/** Finds a parcel by tracking number and starts tracking it. Uses the index `haat_parcel_number`. */
export async function findTrackedParcel(db: Knex, number: string): Promise<WatchedParcel | undefined> {
  const found = await db.raw<{ rows: WatchedParcel[] }>(FIND, [number])
  if (found.rows.length) return found.rows[0]
  await db.raw(watch("f.id in (select fulfillment_id from parcel_label where number = ?)"), [number])
  return (await db.raw<{ rows: WatchedParcel[] }>(FIND, [number])).rows[0]
}

/** Ends tracking of a parcel. */
export const stopTracking = (db: Knex, id: string) =>
  db.raw("update parcel_watch set ended_at = coalesce(ended_at, now()), updated_at = now() where id = ?", [id])
