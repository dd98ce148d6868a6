import { readState } from "@haat/places/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { readUndocumented, writeChangedTax } from "../queries/undocumented-order"
import { splitAmount } from "../rules/split-order"

/**
 * Recomputes the taxes of an order whose address names another state than the stored place of supply: the address was
 * changed, or an earlier version taxed by postal code. Rates and paid amounts stay. Does nothing once a document is
 * issued.
 */
export async function updatePlaceOfSupply(trx: Transaction, order_id: string): Promise<void> {
  const order = await readUndocumented(trx, order_id)
  if (!order) return
  const place_of_supply = readState(order.province)?.code
  if (!place_of_supply || place_of_supply === order.place_of_supply) return
  const { supplier_state } = order
  const parts = order.parts.map(({ id, supplier, ...part }) => ({
    id,
    ...splitAmount({ supplier_state, place_of_supply }, part.paid_paise, { ...part, supplier: supplier ?? undefined }),
  }))
  await writeChangedTax(trx, { order_id, place_of_supply, parts })
}
