import type { RemainingOrder } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { lockStoredTax, type StoredPart, writeRemainingTax } from "../queries/order-left"
import { splitCharges, splitDelivery } from "../rules/split-order"
import { sliceLine } from "./part-of-line"

/**
 * Reduces the stored tax of an order to its remaining lines, and splits the delivery charge among them anew.
 * Remaining charges are split at the rate that they were ordered at.
 */
export async function reduceOrderTax(trx: Transaction, left: RemainingOrder): Promise<void> {
  const { order_id, delivery_paise, charges, rounding_paise } = left
  const stored = await lockStoredTax(trx, order_id)
  if (!stored) return
  const changed = new Map(left.lines.map((line) => [line.line_id, line]))
  const isGone = ({ line_id }: StoredPart) => changed.get(line_id ?? "")?.left === 0
  const goods = stored.parts.filter(({ line_id }) => line_id !== null)
  const lines = goods
    .filter((part) => !isGone(part))
    .map((part) => {
      const paid_paise = changed.get(part.line_id ?? "")?.paid_paise ?? part.paid_paise
      return { ...part, ...sliceLine(part, Math.max(1, part.paid_paise), 0, paid_paise) }
    })
  const gone = goods.filter(isGone).flatMap(({ line_id }) => line_id ?? [])
  const delivery = splitDelivery({ ...stored, delivery_paise }, lines)
  const charged = splitCharges({ ...stored, charges }, lines)
  await writeRemainingTax(trx, { order_id, lines, gone, delivery, charges: charged, rounding_paise })
}
