import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { RenderUnavailable } from "../rendering/app.ts"
import { pageKey } from "./cache-key.ts"
import { pageCache } from "./page-cache.ts"

const PAGES = Array.from({ length: 40 }, (_, n) => `/product-info/${n}`)

/** A cache over data that never changes, and how often each page was rendered. */
const openCache = () => {
  const renders = new Map<string, number>()
  const shop = { busy: false }
  const cache = pageCache({
    render: async (path) => {
      if (shop.busy) throw new RenderUnavailable("Too many pages wait to be rendered")
      renders.set(path, (renders.get(path) ?? 0) + 1)
      const reads = { etags: new Map([["read", "same"]]), hasUncachedReads: false, requestedAt: performance.now() }
      return { response: { status: 200, size: 1 }, cookies: [], reads } as never
    },
    catalogue: {
      read: async () => ({ response: { etag: "same" }, isCacheable: true, requestedAt: performance.now() }),
    } as never,
    maxAgeMs: 1_000,
    maxBytes: 1_000_000,
  })
  const readAll = () => Promise.all(PAGES.map((path) => cache.read(pageKey({ path }))))
  /** Reads all pages every 20 seconds. */
  const browse = async (minutes: number) => {
    for (let second = 0; second < minutes * 60; second += 20) {
      vi.advanceTimersByTime(20_000)
      await readAll()
    }
  }
  return { renders, shop, readAll, browse }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance", "setTimeout", "setInterval", "Date"] }))
afterEach(() => void vi.useRealTimers())

describe("pages whose data does not change", () => {
  it("are rendered again within five minutes, spread over time", async () => {
    const { renders, readAll, browse } = openCache()
    await readAll()
    await browse(2)
    expect([...renders.values()]).toEqual(PAGES.map(() => 1))
    await browse(1.5)
    const anew = [...renders.values()].filter((count) => count > 1)
    expect(anew.length).toBeGreaterThan(0)
    expect(anew.length).toBeLessThan(PAGES.length)
    await browse(1.7)
    expect([...renders.values()].every((count) => count > 1)).toBe(true)
  })

  it("are reused when they are due and no thread is free", async () => {
    const { renders, shop, readAll, browse } = openCache()
    await readAll()
    shop.busy = true
    await browse(6)
    expect([...renders.values()]).toEqual(PAGES.map(() => 1))
    shop.busy = false
    await browse(1)
    expect([...renders.values()]).toEqual(PAGES.map(() => 2))
  })
})
