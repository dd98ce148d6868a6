import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ScarceProducts } from "../contract"

/** Active products of which at most the shop's limit can still be sold, the scarcest first. */
const SCARCE = `
  select p.id, p.title as name, scarce.pieces::int as pieces, scarce.most::int as most,
    count(*) over ()::int as all_scarce, count(*) filter (where scarce.pieces = 0) over ()::int as sold_out
  from (
    select il.inventory_item_id, greatest(il.stocked_quantity - il.reserved_quantity, 0) as pieces, l.most
    from (select low_stock_limit as most from shop_settings where id = 'shop') l
    join inventory_level il on il.stocked_quantity - il.reserved_quantity <= l.most and il.deleted_at is null) scarce
  join product_variant_inventory_item i on i.inventory_item_id = scarce.inventory_item_id and i.deleted_at is null
  join product_variant v on v.id = i.variant_id and v.deleted_at is null
  join product p on p.id = v.product_id and p.deleted_at is null and p.status = 'published'
  order by scarce.pieces, p.title, p.id limit :take`

type Row = { id: string; name: string; pieces: number; most: number; all_scarce: number; sold_out: number }

/** How many products are low or sold out, and the scarcest `take` of them. */
export const readScarceProducts = async (db: Knex, take: number): Promise<ScarceProducts> => {
  const { rows } = await db.raw<{ rows: Row[] }>(SCARCE, { take })
  const [first] = rows
  return {
    low: first ? first.all_scarce - first.sold_out : 0,
    sold_out: first?.sold_out ?? 0,
    products: rows.map(({ id, name, pieces }) => ({ id, name, pieces })),
  }
}
