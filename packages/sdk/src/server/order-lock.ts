import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/**
 * Runs `task` under the order's lock, so that changes which call a third party before they are written run one after
 * another. The lock of a dead process is free within seconds. If Redis is away for longer than the lock's lease,
 * another change may run at the same time; the lost lock is logged, and the result of `task`, which has committed, is
 * returned.
 * @param seconds maximum time to wait for the lock
 * @throws Medusa's error when the lock was not free in time and `task` did not run; any error of `task`
 */
export async function withOrderLock<Result>(
  container: MedusaContainer,
  order_id: string,
  task: () => Promise<Result>,
  seconds = 30,
): Promise<Result> {
  const results: Result[] = []
  const run = async () => {
    results.push(await task())
  }
  try {
    await container.resolve(Modules.LOCKING).execute(`checkout:order:${order_id}`, run, { timeout: seconds })
  } catch (error) {
    if (!results.length) throw error
    const { message } = error as Error
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`The order ${order_id} was changed, but: ${message}`)
  }
  return results[0]
}
