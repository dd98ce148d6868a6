import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { aboveMrp, CATALOG_ERRORS } from "../../../errors"

type Above = { name: string; choice: string | null; rupees: string; mrp: string }

/**
 * Rejects with a sentence when one of these variants costs more than its MRP; asked in the transaction that wrote the price
 * or the MRP.
 * @param by which of the ids these are
 */
export async function rejectAboveMrp(
  trx: Knex,
  by: "variant_id" | "product_id" | "price_id",
  ids: string[],
): Promise<void> {
  if (!ids.length) return
  const { rows } = await trx.raw<{ rows: Above[] }>(
    `select p.title as name, offer.choice, its.price as rupees, allowed.mrp
     from variant_mrp allowed join variant_price its on its.variant_id = allowed.variant_id
     join sellable_variant offer on offer.variant_id = allowed.variant_id join product p on p.id = allowed.product_id
     where ${by === "price_id" ? "its.price_id" : `allowed.${by}`} = any(?) and round(its.price * 100) > allowed.mrp
     order by allowed.variant_id limit 1`,
    [ids],
  )
  const [first] = rows
  if (!first) return
  const product = first.choice ? `${first.name} (${first.choice})` : first.name
  throw new HttpError(CATALOG_ERRORS.price_above_mrp, aboveMrp(product, Number(first.rupees), Number(first.mrp)))
}
