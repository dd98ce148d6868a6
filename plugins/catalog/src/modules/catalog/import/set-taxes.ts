import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ChangedProduct, GoodsTaxes } from "../../../contract"
import type { PlannedWrite } from "./plan-row"
import { INHERITED_TAX } from "./plan-tax"

/** Writes the own taxes of products, in the caller's transaction, and adds them to the changes of the products. */
export const setTaxes = async (trx: Knex, changes: ChangedProduct[], writes: PlannedWrite[], taxes: GoodsTaxes) => {
  const planned = writes.flatMap(({ id, tax }) => (id && tax ? [{ id, tax }] : []))
  if (!planned.length) return
  const current = await taxes.lockOwnTaxes(
    trx,
    planned.map(({ id }) => id),
  )
  const newTaxes = planned.map(({ id, tax }) => ({ id, ...(current.get(id) ?? INHERITED_TAX), ...tax }))
  await taxes.saveOwnTaxes(trx, newTaxes)
  for (const { id, ...tax } of newTaxes) {
    const change = changes.find((product) => product.id === id)
    if (!change) continue
    if (change.before) change.before = { ...change.before, ...(current.get(id) ?? INHERITED_TAX) }
    change.after = { ...change.after, ...tax }
  }
}
