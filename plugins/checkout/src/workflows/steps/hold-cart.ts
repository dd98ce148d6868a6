import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** The one key that all changes of a shopper's cart wait for. Nothing takes a second key, so nobody can deadlock. */
const cartKey = (customer_id: string) => `checkout:cart:${customer_id}`

/** Runs `job` while nobody else changes this shopper's cart. One that died while doing so holds the cart for ten seconds more. */
export const holdCart = <T>(container: MedusaContainer, customer_id: string, job: () => Promise<T>) =>
  container.resolve(Modules.LOCKING).execute(cartKey(customer_id), job, { timeout: 30, expire: 10 })
