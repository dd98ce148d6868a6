import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { PublicOffer } from "../contract"

const PUBLIC_OFFERS = `
  select o.name, nullif(o.name_hi, '') as name_hi, o.min_amount
  from shop_offer o
  where o.automatic and o.active and (o.starts_at is null or o.starts_at <= now())
    and (o.ends_at is null or o.ends_at > now())
    and (o.total_limit is null or o.uses < o.total_limit)
    and (o.scope not in ('products', 'categories') or :product_id = any(o.product_ids)
      or exists (select from product_in_category c
        where c.product_id = :product_id and c.category_id = any(o.category_ids)))
  order by o.created_at, o.id limit 5`

/** The automatic offers that apply now to a cart with this product; without one, those for any product. */
export async function readPublicOffers(db: Knex, product_id: string): Promise<PublicOffer[]> {
  const { rows } = await db.raw<{ rows: PublicOffer[] }>(PUBLIC_OFFERS, { product_id })
  return rows.map(({ name, name_hi, min_amount }) => ({ name, ...(name_hi && { name_hi }), min_amount }))
}
