import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import { WORKFLOW_LOCK } from "@haat/sdk/server/lock-options"
import type { ILockingModule } from "@medusajs/framework/types"

/** As the lock's steps of Medusa take it. The owner is nobody else, so that a release too many frees nobody else's. */
export type Held = { key: string[]; ownerId: string }

type Locking = Pick<ILockingModule, "acquire" | "release">

/**
 * Holds all of `keys` or none, one after another and always in the same order, so that two who want several never wait
 * for each other. Asked for all at once, the engine would keep those it got when one is taken. What is taken is waited
 * for; whoever cannot be asked is not counted again.
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
