import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ScarceProducts } from "../contract"

/**
 * Variants on sale of which at most the shop's limit can still be sold, the scarcest first, of equals those that most
 * people wait for: "Kurta (Indigo, M)".
 */
const SCARCE = `
  select offer.product_id as id, name || coalesce(' (' || choice || ')', '') as name, pieces,
    coalesce(people, 0) as waiting,
    count(*) over ()::int as all_scarce,
    count(*) filter (where pieces = 0) over ()::int as sold_out
  from owner_settings settings
  join sellable_variant offer on pieces <= settings.low_stock_limit
  left join waiting_for_stock waits on waits.variant_id = offer.variant_id
  where on_sale order by pieces, waiting desc, name, choice, offer.product_id limit :take`

type Row = { id: string; name: string; pieces: number; waiting: number; all_scarce: number; sold_out: number }

/** Number of products that are low or sold out, and the scarcest `take` of them. */
export const readScarceProducts = async (db: Knex, take: number): Promise<ScarceProducts> => {
  const { rows } = await db.raw<{ rows: Row[] }>(SCARCE, { take })
  const [first] = rows
  return {
    low: first ? first.all_scarce - first.sold_out : 0,
    sold_out: first?.sold_out ?? 0,
    products: rows.map(({ id, name, pieces, waiting }) => ({ id, name, pieces, waiting })),
  }
}
