import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct, GoodsTaxes } from "../../../contract"
import type { PlannedWrite } from "./plan-row"
import { CATEGORYS_TAX } from "./plan-tax"

/** Gives products the tax of their rows, in the caller's transaction, and adds to what is told of them. */
export const setTaxes = async (trx: Knex, told: ChangedProduct[], writes: PlannedWrite[], taxes: GoodsTaxes) => {
  const planned = writes.flatMap(({ id, tax }) => (id && tax ? [{ id, tax }] : []))
  if (!planned.length) return
  const known = await taxes.lockOwnTaxes(
    trx,
    planned.map(({ id }) => id),
  )
  const wanted = planned.map(({ id, tax }) => ({ id, ...(known.get(id) ?? CATEGORYS_TAX), ...tax }))
  await taxes.saveOwnTaxes(trx, wanted)
  for (const { id, ...tax } of wanted) {
    const one = told.find((product) => product.id === id)
    if (!one) continue
    if (one.before) one.before = { ...one.before, ...(known.get(id) ?? CATEGORYS_TAX) }
    one.after = { ...one.after, ...tax }
  }
}
