import type { RemainingOrder } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { readStoredTax, type StoredPart, writeTaxLeft } from "../queries/order-left"
import { splitDelivery } from "../rules/split-order"
import { partOfLine } from "./part-of-line"

/**
 * Has the stored tax of an order be that of what is left of it: of lines by what is paid for them, of the delivery by
 * the goods left.
 */
export async function shrinkTax(trx: Transaction, left: RemainingOrder): Promise<void> {
  const { order_id, delivery_paise, rounding_paise } = left
  const stored = await readStoredTax(trx, order_id)
  if (!stored) return
  const changed = new Map(left.lines.map((line) => [line.line_id, line]))
  const isGone = ({ line_id }: StoredPart) => changed.get(line_id ?? "")?.left === 0
  const goods = stored.parts.filter(({ line_id }) => line_id !== null)
  const lines = goods
    .filter((part) => !isGone(part))
    .map((part) => {
      const paid_paise = changed.get(part.line_id ?? "")?.paid_paise ?? part.paid_paise
      return { ...part, ...partOfLine(part, Math.max(1, part.paid_paise), 0, paid_paise) }
    })
  const gone = goods.filter(isGone).flatMap(({ line_id }) => line_id ?? [])
  const delivery = splitDelivery({ ...stored, delivery_paise }, lines)
  await writeTaxLeft(trx, { order_id, lines, gone, delivery, rounding_paise })
}
