import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Changes of one shopper's saved items run one after another: a double click moves a line once. The cart's own key is taken after this one, never before. */
export const savedItemsLock = (customer_id: string) => ({
  key: `saved-items:${customer_id}`,
  timeout: 10,
  ttl: 30,
  retryInterval: 0.02,
})

const LOCK_TIMEOUT_S = 5

/** Runs `read` while nothing of this shopper's is on its way between cart and saved items; when that takes too long to wait for, all the same. */
export async function betweenMoves<T>(scope: MedusaContainer, customer_id: string, read: () => Promise<T>): Promise<T> {
  let reading: Promise<T> | undefined
  const once = () => (reading ??= read())
  const { key } = savedItemsLock(customer_id)
  try {
    return await scope.resolve(Modules.LOCKING).execute(key, once, { timeout: LOCK_TIMEOUT_S })
  } catch {
    return once()
  }
}
