import type { GoodsTaxes } from "@haat/gst/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct } from "../../../contract"
import type { PlannedWrite } from "./plan-row"
import { CATEGORYS_TAX } from "./plan-tax"

/** Gives products the tax of their rows, in the caller's transaction, and adds to what is told of them. */
export const setTaxes = async (trx: Knex, told: ChangedProduct[], writes: PlannedWrite[], taxes: GoodsTaxes) => {
  const wanted = writes.flatMap(({ id, tax }) => (id && tax ? [{ id, ...tax }] : []))
  if (!wanted.length) return
  const ids = wanted.map(({ id }) => id)
  const known = await taxes.ownTaxes(ids, trx)
  await taxes.saveOwnTaxes(trx, wanted)
  for (const { id, ...tax } of wanted) {
    const one = told.find((product) => product.id === id)
    if (!one) continue
    if (one.before) one.before = { ...one.before, ...(known.get(id) ?? CATEGORYS_TAX) }
    one.after = { ...one.after, ...tax }
  }
}
