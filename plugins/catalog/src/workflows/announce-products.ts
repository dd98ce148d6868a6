import { emitEvents } from "@haat/sdk/server/emit-events"
import type { MedusaContainer, Message } from "@medusajs/framework/types"
import { PRODUCT_CHANGED, type ProductChange, type ProductPart, STOCK_CHANGED } from "../contract"

/** Parts that decide how many pieces can be sold. */
const STOCK_PARTS: ProductPart[] = ["quantity", "variants", "warehouse", "active", "added", "deleted", "restored"]

/**
 * Emits events for changed products, after the transaction; none when nothing changed.
 * @param others Medusa's own events for the same change
 */
export async function announceProducts(
  container: MedusaContainer,
  { product_ids, changed }: ProductChange,
  others: Message<object>[] = [],
): Promise<void> {
  const events: Message<object>[] = [...others]
  if (product_ids.length && changed.length) {
    events.push({ name: PRODUCT_CHANGED, data: { product_ids, changed } satisfies ProductChange })
    if (changed.some((part) => STOCK_PARTS.includes(part))) events.push({ name: STOCK_CHANGED, data: { product_ids } })
  }
  await emitEvents(container, events)
}
