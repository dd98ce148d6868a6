import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/**
 * Runs `task` while no other request changes the order: changes that call a third party before they are written run one
 * after another. Waits for `seconds` at most; a process that dies frees the order within seconds.
 * @throws what the engine's locks say to a request that waited in vain; nothing was done then
 */
export const withOrderLock = <Result>(
  container: MedusaContainer,
  order_id: string,
  task: () => Promise<Result>,
  seconds = 30,
): Promise<Result> =>
  container.resolve(Modules.LOCKING).execute(`checkout:order:${order_id}`, task, { timeout: seconds })
