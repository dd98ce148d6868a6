/**
 * Written for Medusa 2.21.2.
 * Reason: Anonymous locks have one owner for all, and a lock outlives a dead process by its full time.
 * Upstream: https://github.com/medusajs/medusa/issues/16285 (open).
 */

import { randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import type { ILockingProvider } from "@medusajs/framework/types"
import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import redisLocking from "@medusajs/medusa/locking-redis"
import { isRedisAway } from "../redis-away"

const MAX_LOCK_S = 60

/** How long a lock outlives the process that died with it; one that lives renews it. */
const LEASE_S = 15

type Keys = string | string[]
type Owned = { ownerId?: string; expire?: number; awaitQueue?: boolean }

/** Medusa's provider, whose package exports no more than the finished module. */
const RedisLocks = redisLocking.services[0] as unknown as new (
  ...args: unknown[]
) => ILockingProvider & {
  acquire_(keys: Keys, args?: Owned, token?: unknown): Promise<void>
  /** Asks for `seconds` more every third of them, while the owner is the same. */
  renewUntilStopped(keys: Keys, ownerId: string, seconds: number): { stop: () => void }
}

/**
 * Medusa's locks in Redis, with an owner for each. Medusa gives all anonymous locks the same owner, so a process that
 * comes back late would free a lock that another has taken meanwhile. Where Redis was too slow to answer, the lock it
 * may yet hand out is handed back instead of standing until it expires. And a lock is held on a lease that is renewed,
 * so that what a dead process held is free after seconds, however long the lock may be held.
 */
class OwnedLocks extends RedisLocks {
  readonly #mine = new Map<string, string>()
  readonly #renewals = new Map<string, () => void>()

  /** @param args expire: seconds for which it may be held at most */
  async acquire(keys: Keys, args: Owned = {}) {
    const ownerId = args.ownerId ?? randomUUID()
    const isLong = (args.expire ?? 0) > LEASE_S
    await this.acquire_(keys, { ...args, ownerId, ...(isLong && { expire: LEASE_S }) })
    for (const key of [keys].flat()) {
      if (!args.ownerId) this.#mine.set(key, ownerId)
      if (isLong) this.#renew(key, ownerId, Number(args.expire))
    }
  }

  async execute<T>(
    keys: Keys,
    job: (signal?: AbortSignal) => Promise<T>,
    args: { timeout?: number; expire?: number } = {},
  ) {
    return super.execute(keys, job, { ...args, expire: Math.min(args.expire ?? LEASE_S, LEASE_S) })
  }

  #renew(key: string, ownerId: string, seconds: number) {
    const name = `${key} ${ownerId}`
    this.#renewals.get(name)?.()
    const renewal = this.renewUntilStopped(key, ownerId, LEASE_S)
    const stop = () => {
      renewal.stop()
      clearTimeout(end)
      this.#renewals.delete(name)
    }
    const end = globalThis.setTimeout(stop, (seconds - LEASE_S) * 1_000)
    end.unref()
    this.#renewals.set(name, stop)
  }

  async acquire_(keys: Keys, args: Owned = {}, token?: unknown) {
    try {
      await super.acquire_(keys, args, token)
    } catch (error) {
      if (isRedisAway(error as Error)) void this.release(keys, { ownerId: args.ownerId })
      throw error
    }
  }

  /**
   * Never fails: what was done under the lock is done. What Redis does not take back now is released later, or expires.
   */
  async release(keys: Keys, args: { ownerId?: string | null } = {}) {
    const released = await Promise.all(
      [keys].flat().map((key) => {
        const ownerId = args.ownerId ?? this.#mine.get(key)
        if (!args.ownerId) this.#mine.delete(key)
        this.#renewals.get(`${key} ${ownerId}`)?.()
        return super.release(key, { ownerId }).catch(() => {
          void this.#releaseLater(key, ownerId)
          return false
        })
      }),
    )
    return released.every(Boolean)
  }

  async #releaseLater(key: string, ownerId: string | undefined) {
    for (let second = 0; second < MAX_LOCK_S; second++) {
      await setTimeout(1_000, undefined, { ref: false })
      const done = await super.release(key, { ownerId }).then(
        () => true,
        () => false,
      )
      if (done) return
    }
  }
}
// Read by Medusa, which looks for it on the class itself.
Object.assign(OwnedLocks, { identifier: "redis" })

export default ModuleProvider(Modules.LOCKING, { services: [OwnedLocks], loaders: redisLocking.loaders })
