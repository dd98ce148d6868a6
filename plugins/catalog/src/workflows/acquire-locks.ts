import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { WORKFLOW_LOCK } from "@haat/sdk/server/lock-options"
import type { ILockingModule } from "@medusajs/framework/types"

/**
 * Locks in the form of Medusa's lock steps. The owner is unique, so that releasing twice frees no other owner's lock.
 */
export type Held = { key: string[]; ownerId: string }

type Locking = Pick<ILockingModule, "acquire" | "release">

/**
 * Acquires all of `keys` or none, one after another and always in the same order, so that two callers never deadlock.
 * Acquired together, the engine would keep those it got when one is taken. A taken lock is retried until the timeout;
 * any other error is thrown at once.
 */
export async function acquireLocks(locking: Locking, keys: string[], options = WORKFLOW_LOCK): Promise<Held> {
  const until = Date.now() + options.timeout * 1000
  const held: Held = { key: [], ownerId: randomUUID() }
  const hold = async (key: string): Promise<void> => {
    try {
      await locking.acquire(key, { expire: options.ttl, ownerId: held.ownerId })
    } catch (error) {
      const taken = /^Failed to acquire lock/.test((error as Error).message)
      if (!taken || Date.now() >= until) throw error
      await setTimeout(options.retryInterval * 1000)
      return hold(key)
    }
  }
  try {
    for (const key of [...new Set(keys)].sort()) {
      await hold(key)
      held.key.push(key)
    }
  } catch (error) {
    await releaseLocks(locking, held)
    throw error
  }
  return held
}

/** Lets go what is still held; again it does nothing. */
export async function releaseLocks(locking: Locking, { key, ownerId }: Held): Promise<void> {
  if (key.length) await locking.release(key, { ownerId })
}
