import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Facts of an order that the carrier needs. */
export type ParcelFacts = {
  email: string
  ordered_at: Date
  /** paid already; otherwise the courier takes the money */
  prepaid: boolean
  /** carrier's name of the warehouse it leaves from, empty where there is none; null for the main one */
  pickup_location: string | null
  /** `size` of a piece in grams and cm, in the names of Medusa's variant */
  items: { id: string; quantity: number; size: Record<"weight" | "length" | "width" | "height", number> }[]
}

const FACTS = `
  select coalesce(o.email, '') as email, o.created_at as ordered_at,
    state.captured as prepaid,
    (select w.pickup_location from warehouse w where w.id = :location_id and not w.is_main) as pickup_location,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', line.line_id, 'quantity', line.quantity,
        'size', jsonb_build_object('weight', coalesce(size.grams, 0), 'length', coalesce(size.length, 0),
          'width', coalesce(size.breadth, 0), 'height', coalesce(size.height, 0))))
      from order_line line left join variant_size size on size.variant_id = line.variant_id
      where line.order_id = o.order_id
    ), '[]') as items
  from placed_order o join order_state state on state.order_id = o.order_id
  where o.order_id = :order_id`

/** Weights, sizes and payment of an order, for a parcel that leaves a warehouse; goods that have been deleted since count too. */
export async function readParcelFacts(
  db: Knex,
  order_id: string,
  location_id: string | undefined,
): Promise<ParcelFacts | undefined> {
  const { rows } = await db.raw<{ rows: ParcelFacts[] }>(FACTS, { order_id, location_id: location_id ?? "" })
  return rows[0]
}
