import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A parcel under way, as the carrier is asked about it. */
export type Watched = {
  /** the parcel's */
  id: string
  order_id: string
  number: string
  phase: string | null
  /** attempts in a row that the carrier did not answer */
  failures: number
}

/** Only what the carrier has booked: a number typed by hand is another's. */
const BOOKED = `
  from fulfillment f
  join order_parcel parcel on parcel.fulfillment_id = f.id
  join parcel_label label on label.fulfillment_id = f.id
  where f.shipped_at is not null and f.data ->> 'shiprocket_shipment_id' is not null and label.number <> ''`

/** The day that was promised when it was ordered: so many days after it has left, at most. */
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

/** Has parcels watched that have left lately. `haat_parcel_under_way` is its index. */
export const watchNewParcels = (db: Knex) =>
  db.raw(
    watch(`f.delivered_at is null and f.canceled_at is null and f.deleted_at is null
      and f.shipped_at > now() - interval '30 days'
      and not exists (select 1 from parcel_watch known where known.id = f.id)`),
  )

const FIND = `
  select w.id, parcel.order_id, w.number, w.phase, w.failures
  from parcel_watch w join order_parcel parcel on parcel.fulfillment_id = w.id
  where w.number = ? and w.deleted_at is null limit 1`

/** The parcel with this number; one that has just left is watched from now on. `haat_parcel_number` is an index. */
export async function findWatched(db: Knex, number: string): Promise<Watched | undefined> {
  const found = await db.raw<{ rows: Watched[] }>(FIND, [number])
  if (found.rows.length) return found.rows[0]
  await db.raw(watch("f.id in (select fulfillment_id from parcel_label where number = ?)"), [number])
  return (await db.raw<{ rows: Watched[] }>(FIND, [number])).rows[0]
}

/** Ends tracking of a parcel. */
export const endWatch = (db: Knex, id: string) =>
  db.raw("update parcel_watch set ended_at = coalesce(ended_at, now()), updated_at = now() where id = ?", [id])
