import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"

/** Which price row it was and what it said before. */
export type PriceChange = { price_id: string; before: string }
export type NewPrice = { product_id: string; rupees: number }

/** Writes the plain INR price of the product's first variant, the one the flat view reads. */
export const setPrice = async (db: Knex, product_id: string, rupees: number): Promise<PriceChange> => {
  const [change] = await setPrices(db, [{ product_id, rupees }])
  if (!change) throw new MedusaError(MedusaError.Types.NOT_FOUND, "This product has no price in rupees")
  return change
}

/** As `setPrice`, of many in one statement. Products without a price in rupees are left out of the answer. */
export const setPrices = async (db: Knex, prices: NewPrice[]): Promise<(PriceChange & { product_id: string })[]> => {
  const { rows } = await db.raw<{ rows: (PriceChange & { product_id: string })[] }>(
    `with wanted as (
       select new.product_id, new.rupees, chosen.id
       from jsonb_to_recordset(:prices::jsonb) as new(product_id text, rupees numeric)
       cross join lateral (
         select pr.id from product_variant v
         join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
         join price pr on pr.price_set_id = l.price_set_id and pr.deleted_at is null
         where v.product_id = new.product_id and v.deleted_at is null and pr.currency_code = 'inr'
           and pr.price_list_id is null and coalesce(pr.rules_count, 0) = 0
           and pr.min_quantity is null and pr.max_quantity is null
         order by v.variant_rank, v.created_at, v.id, pr.created_at desc, pr.id limit 1) chosen),
     old as (
       select pr.id, pr.amount, wanted.product_id, wanted.rupees from wanted join price pr on pr.id = wanted.id
       order by pr.id for update of pr)
     update price set ${amount("old.rupees")} from old where price.id = old.id
     returning price.id as price_id, old.amount::text as before, old.product_id`,
    { prices: JSON.stringify(prices) },
  )
  return rows
}

export const undoPrice = async (db: Knex, { price_id, before }: PriceChange) => {
  await db.raw(`update price set ${amount(":amount::numeric")} where id = :price_id`, { price_id, amount: before })
}

/** Medusa keeps every number twice: as numeric, and exactly in jsonb. */
const amount = (value: string) => `
  amount = ${value}, updated_at = now(),
  raw_amount = jsonb_build_object('value', trim_scale(${value})::text, 'precision', 20)`
