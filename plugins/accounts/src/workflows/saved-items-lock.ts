import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Changes of one shopper's saved items run one after another: a double click moves a line once. The cart's own key is taken after this one, never before. */
export const savedItemsLock = (customer_id: string) => ({
  key: `saved-items:${customer_id}`,
  timeout: 10,
  ttl: 30,
  retryInterval: 0.02,
})

const PATIENCE_S = 5

/** Ends when nothing of this shopper's is on its way between cart and saved items, or when that has taken too long to wait for. */
export const afterMoves = (scope: MedusaContainer, customer_id: string) =>
  scope
    .resolve(Modules.LOCKING)
    .execute(savedItemsLock(customer_id).key, async () => {}, { timeout: PATIENCE_S })
    .catch(() => {})
