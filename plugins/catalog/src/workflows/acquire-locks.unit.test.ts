import { InMemoryLockingProvider } from "@medusajs/locking/dist/providers/in-memory"
import { describe, expect, it } from "vitest"
import { acquireLocks, releaseLocks } from "./acquire-locks"

const SHORT_TIMEOUT = { timeout: 0.1, retryInterval: 0.01, ttl: 60 }
const TAKEN = /^Failed to acquire lock/

describe("keys that are held", () => {
  it("are let go by who holds them alone: once too often frees nobody else's", async () => {
    const locking = new InMemoryLockingProvider()
    const first = await acquireLocks(locking, ["b", "a", "b"])
    expect(first.key).toEqual(["a", "b"])
    await releaseLocks(locking, first)
    const second = await acquireLocks(locking, ["a"])
    await releaseLocks(locking, first)
    await expect(acquireLocks(locking, ["a"], SHORT_TIMEOUT)).rejects.toThrow(TAKEN)
    await releaseLocks(locking, second)
    await releaseLocks(locking, await acquireLocks(locking, ["a"], SHORT_TIMEOUT))
  })

  it("are all held or none: while one is waited for in vain the others are free again", async () => {
    const locking = new InMemoryLockingProvider()
    const taken = await acquireLocks(locking, ["b"])
    await expect(acquireLocks(locking, ["a", "b"], SHORT_TIMEOUT)).rejects.toThrow(TAKEN)
    await acquireLocks(locking, ["a"], SHORT_TIMEOUT)
    await releaseLocks(locking, taken)
    await acquireLocks(locking, ["b"], SHORT_TIMEOUT)
  })

  it("are waited for while somebody else has them", async () => {
    const locking = new InMemoryLockingProvider()
    const first = await acquireLocks(locking, ["a"])
    const second = acquireLocks(locking, ["a"])
    await releaseLocks(locking, first)
    expect((await second).key).toEqual(["a"])
  })

  it("are asked for once when there is nobody to ask", async () => {
    let requests = 0
    const away = {
      acquire: async () => {
        requests++
        throw new Error("Connection is closed.")
      },
      release: async () => true,
    }
    await expect(acquireLocks(away, ["a"])).rejects.toThrow("Connection is closed.")
    expect(requests).toBe(1)
  })
})
