import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/**
 * Runs `task` while it holds the order's lock: changes that call a third party before they are written run one after
 * another. The lock of a process that died is free within seconds. If Redis is away for longer than the lock's lease,
 * another change may run beside `task`. The loss of the lock is logged, and a task that finished counts as done: what
 * it has committed cannot be taken back.
 * @param seconds how long it waits for the lock at most
 * @throws Medusa's error where the lock was not free in time, and `task` did not run; whatever `task` throws
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
