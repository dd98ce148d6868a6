import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { aboveMrp, CATALOG_ERRORS } from "../../../errors"

/** A variant that costs more than its MRP: `rupees`, and `mrp` in paise. */
export type AboveMrp = { name: string; choice: string | null; rupees: string | number; mrp: string | number }

/** SQL: selects the first AboveMrp among the variants that meet `condition`, which may use `variant_mrp allowed`. */
export const firstAboveMrp = (condition: string) => `
  select p.title as name, offer.choice, current_price.price as rupees, allowed.mrp
  from variant_mrp allowed
  join variant_price current_price on current_price.variant_id = allowed.variant_id
  join sellable_variant offer on offer.variant_id = allowed.variant_id
  join product p on p.id = allowed.product_id
  where ${condition} and round(current_price.price * 100) > allowed.mrp
  order by allowed.variant_id
  limit 1`

/**
 * Checks prices in the transaction that wrote them or the MRP.
 * @throws HttpError `price_above_mrp` when a variant of these products costs more than its MRP
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
