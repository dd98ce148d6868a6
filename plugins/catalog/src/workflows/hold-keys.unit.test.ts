import { InMemoryLockingProvider } from "@medusajs/locking/dist/providers/in-memory"
import { describe, expect, it } from "vitest"
import { holdKeys, letGo } from "./hold-keys"

const IMPATIENT = { timeout: 0.1, retryInterval: 0.01, ttl: 60 }
const TAKEN = /^Failed to acquire lock/

describe("keys that are held", () => {
  it("are let go by who holds them alone: once too often frees nobody else's", async () => {
    const locking = new InMemoryLockingProvider()
    const first = await holdKeys(locking, ["b", "a", "b"])
    expect(first.key).toEqual(["a", "b"])
    await letGo(locking, first)
    const second = await holdKeys(locking, ["a"])
    await letGo(locking, first)
    await expect(holdKeys(locking, ["a"], IMPATIENT)).rejects.toThrow(TAKEN)
    await letGo(locking, second)
    await letGo(locking, await holdKeys(locking, ["a"], IMPATIENT))
  })

  it("are all held or none: while one is waited for in vain the others are free again", async () => {
    const locking = new InMemoryLockingProvider()
    const taken = await holdKeys(locking, ["b"])
    await expect(holdKeys(locking, ["a", "b"], IMPATIENT)).rejects.toThrow(TAKEN)
    await holdKeys(locking, ["a"], IMPATIENT)
    await letGo(locking, taken)
    await holdKeys(locking, ["b"], IMPATIENT)
  })

  it("are waited for while somebody else has them", async () => {
    const locking = new InMemoryLockingProvider()
    const first = await holdKeys(locking, ["a"])
    const second = holdKeys(locking, ["a"])
    await letGo(locking, first)
    expect((await second).key).toEqual(["a"])
  })

  it("are asked for once when there is nobody to ask", async () => {
    let asked = 0
    const away = {
      acquire: async () => {
        asked++
        throw new Error("Connection is closed.")
      },
      release: async () => true,
    }
    await expect(holdKeys(away, ["a"])).rejects.toThrow("Connection is closed.")
    expect(asked).toBe(1)
  })
})
