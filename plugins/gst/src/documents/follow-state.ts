import { readState } from "@haat/places/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { readUndocumented, writeMovedTax } from "../queries/undocumented-order"
import { splitAmount } from "../rules/split-order"

/**
 * Taxes an order by the state that its address names now, where that is another than it was stored with: an address
 * that was changed after the order, or an order of an earlier version that was taxed by its postal code. Rates and
 * amounts stay; only which taxes they hold changes. Once a document is issued, the order keeps its state.
 */
export async function followState(trx: Transaction, order_id: string): Promise<void> {
  const order = await readUndocumented(trx, order_id)
  if (!order) return
  const place_of_supply = readState(order.province)?.code
  if (!place_of_supply || place_of_supply === order.place_of_supply) return
  const { supplier_state } = order
  const parts = order.parts.map(({ id, supplier, ...part }) => ({
    id,
    ...splitAmount({ supplier_state, place_of_supply }, part.paid_paise, { ...part, supplier: supplier ?? undefined }),
  }))
  await writeMovedTax(trx, { order_id, place_of_supply, parts })
}
