import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** What Medusa does not hand to a fulfilment provider. Weight in kg, sizes in cm. */
export type ParcelFacts = {
  email: string
  ordered_at: Date
  /** paid already; otherwise the courier takes the money */
  prepaid: boolean
  items: { id: string; quantity: number; weight: number; length: number; breadth: number; height: number }[]
}

const FACTS = `
  select coalesce(o.email, '') as email, o.created_at as ordered_at,
    coalesce(paid.captured >= paid.amount, false) as prepaid,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', li.id, 'quantity', oi.quantity,
        'weight', coalesce(v.weight, p.weight, 0) / 1000.0, 'length', coalesce(v.length, p.length, 0),
        'breadth', coalesce(v.width, p.width, 0), 'height', coalesce(v.height, p.height, 0)))
      from order_item oi
      join order_line_item li on li.id = oi.item_id
      left join product_variant v on v.id = li.variant_id
      left join product p on p.id = coalesce(v.product_id, li.product_id)
      where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
    ), '[]') as items
  from "order" o
  left join lateral (
    select sum(pc.captured_amount) as captured, sum(pc.amount) as amount
    from order_payment_collection l join payment_collection pc on pc.id = l.payment_collection_id
    where l.order_id = o.id and l.deleted_at is null and pc.deleted_at is null
  ) paid on true
  where o.id = ?`

/** Weights, sizes and payment of an order; goods that have been deleted since count too. */
export async function readParcelFacts(db: Knex, order_id: string): Promise<ParcelFacts | undefined> {
  const { rows } = await db.raw<{ rows: ParcelFacts[] }>(FACTS, [order_id])
  return rows[0]
}
