import { afterAll, expect, it, vi } from "vitest"
import { type CacheEntry, StaleWhileRevalidateCache } from "./stale-while-revalidate-cache.ts"

// before the imports, as the cache's library keeps the clock that it finds; and it takes the time 0 for none
vi.hoisted(() => vi.useFakeTimers().advanceTimersByTime(1))
afterAll(() => vi.useRealTimers())

/** A cache that records what it had of a key whenever it loads the key again. */
function recordingCache() {
  const previous: (CacheEntry | undefined)[] = []
  const cache = new StaleWhileRevalidateCache<CacheEntry>({
    maxAgeMs: 1_000,
    revalidateAfterMs: 500,
    maxBytes: 1_000_000,
    async load(_key, had) {
      previous.push(had)
      return { requestedAt: performance.now(), size: 100, isCacheable: true }
    },
  })
  return { cache, previous }
}

it("removes entries that were not read for a minute", async () => {
  const { cache, previous } = recordingCache()
  await cache.read("/search?query=once")
  vi.advanceTimersByTime(80_000)
  await cache.read("/search?query=once")
  expect(previous).toEqual([undefined, undefined])
})

it("keeps entries that are read again", async () => {
  const { cache, previous } = recordingCache()
  for (let reads = 0; reads < 4; reads++) {
    await cache.read("/explore")
    vi.advanceTimersByTime(40_000)
  }
  expect(previous.slice(1)).not.toContain(undefined)
})
