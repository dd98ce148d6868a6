import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReturnFacts as ComingBack } from "medusa-fulfillment-shiprocket"

/** Facts of an order that the carrier needs. */
export type ParcelFacts = {
  email: string
  ordered_at: Date
  /** false when the courier collects cash */
  prepaid: boolean
  /** carrier's name of the warehouse it leaves from, empty where there is none; null for the main one */
  pickup_location: string | null
  /** `size` of a piece in grams and cm, in the names of Medusa's variant */
  items: { id: string; quantity: number; size: Record<"weight" | "length" | "width" | "height", number> }[]
}

const PARCEL_FACTS_SQL = `
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

/**
 * Returns the weights, sizes and payment of an order for a parcel from a warehouse, including deleted products.
 */
export async function readParcelFacts(
  db: Knex,
  order_id: string,
  location_id: string | undefined,
): Promise<ParcelFacts | undefined> {
  const { rows } = await db.raw<{ rows: ParcelFacts[] }>(PARCEL_FACTS_SQL, { order_id, location_id: location_id ?? "" })
  return rows[0]
}

export type ReturnFacts = ComingBack & {
  /** carrier's name of the warehouse it was sent from, empty where there is none; null for the main one */
  pickup_location: string | null
}

/** SQL: facts of a return; it is picked up at the delivery address. */
const RETURN_FACTS_SQL = `
  select coalesce(r.email, '') as email, r.created_at as requested_at, placed.shipping_address as address, (
    select w.pickup_location from jsonb_to_recordset(r.lines) as part(line_id text)
    join line_dispatch sent on sent.line_id = part.line_id join warehouse w on w.id = sent.location_id and not w.is_main
    order by sent.created_at desc limit 1) as pickup_location, (
    select coalesce(jsonb_agg(jsonb_build_object('name', line.name,
      'sku', coalesce(nullif(goods.sku, ''), line.product_id, line.line_id), 'units', part.quantity, 'price',
      line.price,
      'weight', coalesce(size.grams, 0) / 1000.0, 'length', coalesce(size.length, 0), 'breadth',
      coalesce(size.breadth, 0),
      'height', coalesce(size.height, 0)) order by line.created_at, line.line_id), '[]')
    from jsonb_to_recordset(r.lines) as part(line_id text, quantity int)
    join order_line line on line.line_id = part.line_id
    left join line_goods goods on goods.line_id = line.line_id
    left join variant_size size on size.variant_id = line.variant_id) as items
  from order_return r join placed_order placed on placed.order_id = r.order_id
  where r.id = ?`

/** Returns the carrier's facts of a return; undefined when the return was deleted. */
export const readReturnFacts = async (db: Knex, return_id: string): Promise<ReturnFacts | undefined> =>
  (await db.raw<{ rows: ReturnFacts[] }>(RETURN_FACTS_SQL, [return_id])).rows[0]
