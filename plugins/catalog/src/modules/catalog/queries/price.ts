import { HttpError } from "@haat/sdk/server/http-error"
import { exactly } from "@haat/sdk/server/queries/exactly"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../../../errors"
import { rejectAboveMrp } from "./reject-above-mrp"

/** The price row, and its previous value. */
export type PriceChange = { price_id: string; before: string }
/** New price of a variant, or of the default variant of a product. */
export type NewPrice = { rupees: number } & ({ product_id: string } | { variant_id: string })

/** Writes the price of the product's default variant, in the row that says what it costs. */
export const setPrice = async (db: Knex, product_id: string, rupees: number): Promise<PriceChange> => {
  const [change] = await db.transaction((trx) => setPrices(trx, [{ product_id, rupees }]))
  if (!change) throw new HttpError(CATALOG_ERRORS.no_price)
  return change
}

/**
 * Sets many prices in one statement, in the caller's transaction, and rejects those above the MRP. Products without a
 * price in rupees are left out of the result.
 */
export const setPrices = async (trx: Knex, prices: NewPrice[]): Promise<(PriceChange & { product_id: string })[]> => {
  const { rows } = await trx.raw<{ rows: (PriceChange & { product_id: string })[] }>(
    `with wanted as (
       select new.product_id, new.rupees, kept.price_id as id
       from jsonb_to_recordset(:prices::jsonb) as new(product_id text, variant_id text, rupees numeric)
       left join first_variant first on first.product_id = new.product_id
       join variant_price kept on kept.variant_id = coalesce(new.variant_id, first.variant_id)),
     old as (
       select pr.id, pr.amount, wanted.product_id, wanted.rupees from wanted join price pr on pr.id = wanted.id
       order by pr.id for update of pr)
     update price set ${amount("old.rupees")} from old where price.id = old.id
     returning price.id as price_id, old.amount::text as before, old.product_id`,
    { prices: JSON.stringify(prices) },
  )
  await rejectAboveMrp(
    trx,
    "price_id",
    rows.map(({ price_id }) => price_id),
  )
  return rows
}

export const undoPrice = async (db: Knex, { price_id, before }: PriceChange) => {
  await db.raw(`update price set ${amount(":amount::numeric")} where id = :price_id`, { price_id, amount: before })
}

const amount = (value: string) => `amount = ${value}, updated_at = now(), raw_amount = ${exactly(value)}`
