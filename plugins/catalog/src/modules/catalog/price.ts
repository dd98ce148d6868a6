import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"

/** Which price row it was and what it said before. */
export type PriceChange = { price_id: string; before: string }

/** Writes the plain INR price of the product's first variant, the one the flat view reads. */
export const setPrice = async (db: Knex, product_id: string, rupees: number): Promise<PriceChange> => {
  const { rows } = await db.raw<{ rows: PriceChange[] }>(
    `with old as (
       select pr.id, pr.amount from product_variant v
       join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
       join price pr on pr.price_set_id = l.price_set_id and pr.deleted_at is null
       where v.product_id = :product_id and v.deleted_at is null and pr.currency_code = 'inr'
         and pr.price_list_id is null and coalesce(pr.rules_count, 0) = 0
         and pr.min_quantity is null and pr.max_quantity is null
       order by v.variant_rank, v.created_at, v.id, pr.created_at desc, pr.id limit 1
       for update of pr)
     update price set ${AMOUNT} from old where price.id = old.id
     returning price.id as price_id, old.amount::text as before`,
    { product_id, amount: rupees },
  )
  if (!rows.length) throw new MedusaError(MedusaError.Types.NOT_FOUND, "This product has no price in rupees")
  return rows[0]
}

export const undoPrice = async (db: Knex, { price_id, before }: PriceChange) => {
  await db.raw(`update price set ${AMOUNT} where id = :price_id`, { price_id, amount: before })
}

/** Medusa keeps every number twice: as numeric, and exactly in jsonb. */
const AMOUNT = `
  amount = :amount::numeric, updated_at = now(),
  raw_amount = jsonb_build_object('value', trim_scale(:amount::numeric)::text, 'precision', 20)`
