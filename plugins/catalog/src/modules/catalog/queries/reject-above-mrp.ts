import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { aboveMrp, CATALOG_ERRORS } from "../../../errors"

/** A variant that costs more than its MRP: `rupees`, and `mrp` in paise. */
export type AboveMrp = { name: string; choice: string | null; rupees: string | number; mrp: string | number }

/** SQL: the first AboveMrp among the variants that `condition` on `variant_mrp allowed` finds. */
export const firstAboveMrp = (condition: string) => `
  select p.title as name, offer.choice, its.price as rupees, allowed.mrp
  from variant_mrp allowed join variant_price its on its.variant_id = allowed.variant_id
  join sellable_variant offer on offer.variant_id = allowed.variant_id join product p on p.id = allowed.product_id
  where ${condition} and round(its.price * 100) > allowed.mrp
  order by allowed.variant_id limit 1`

/**
 * Rejects with a sentence when a variant of these products costs more than its MRP; asked in the transaction that wrote
 * the price or the MRP.
 */
export async function rejectAboveMrp(trx: Knex, product_ids: string[]): Promise<void> {
  if (!product_ids.length) return
  const { rows } = await trx.raw<{ rows: AboveMrp[] }>(firstAboveMrp("allowed.product_id = any(?)"), [product_ids])
  if (rows.length) throw priceAboveMrp(rows[0])
}

export const priceAboveMrp = ({ name, choice, rupees, mrp }: AboveMrp): HttpError =>
  new HttpError(
    CATALOG_ERRORS.price_above_mrp,
    aboveMrp(choice ? `${name} (${choice})` : name, Number(rupees), Number(mrp)),
  )
