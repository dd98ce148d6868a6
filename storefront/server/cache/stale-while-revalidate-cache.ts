import { LRUCache } from "lru-cache"

export type CacheEntry = {
  /** when the oldest data in it was requested, on the clock of `performance.now()` */
  requestedAt: number
  /** in bytes */
  size: number
  /** when false, the entry is returned to waiting callers but not stored */
  isCacheable: boolean
}

type Options<T extends CacheEntry> = {
  /** Maximum age of returned entries. 0 turns the cache off: each read loads for itself. */
  maxAgeMs: number
  /** Age from which a read also starts a load in the background. */
  revalidateAfterMs: number
  maxBytes: number
  load: (key: string, previous: T | undefined) => Promise<T>
}

/** Idle time after which an entry is removed, so that a crawler's addresses do not hold the memory. */
const MAX_IDLE_MS = 60_000
const REMOVE_IDLE_EVERY_MS = 15_000

/**
 * A stale-while-revalidate cache with a maximum age. Ageing entries are loaded again in the background; concurrent
 * reads of a missing or expired entry wait for the same load.
 */
export class StaleWhileRevalidateCache<T extends CacheEntry> {
  private entries: LRUCache<string, T>
  private loading = new Map<string, { since: number; result: Promise<T> }>()

  constructor(private options: Options<T>) {
    this.entries = new LRUCache({
      ttl: MAX_IDLE_MS,
      updateAgeOnGet: true,
      maxSize: options.maxBytes,
      maxEntrySize: Math.ceil(options.maxBytes / 8),
      sizeCalculation: (entry, key) => entry.size + key.length * 2 + 200,
    })
    setInterval(() => this.entries.purgeStale(), REMOVE_IDLE_EVERY_MS).unref()
  }

  /** Returns the entry when it is no older than `maxAgeMs`. Starts a background load when the entry is ageing. */
  peek(key: string, maxAgeMs = this.options.maxAgeMs): T | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    const age = performance.now() - entry.requestedAt
    if (age > maxAgeMs) return undefined
    // a failed renewal is not reported: a reader after the maximum age loads again and gets that failure
    if (age > this.options.revalidateAfterMs) this.load(key, this.options.revalidateAfterMs).catch(() => {})
    return entry
  }

  /** Returns what `peek` returns, or waits for a load. Rejects when the load rejects. */
  read(key: string, maxAgeMs = this.options.maxAgeMs): Promise<T> {
    if (this.options.maxAgeMs === 0) return this.options.load(key, undefined)
    const entry = this.peek(key, maxAgeMs)
    return entry ? Promise.resolve(entry) : this.load(key, maxAgeMs)
  }

  private load(key: string, shareWithinMs: number): Promise<T> {
    const now = performance.now()
    const running = this.loading.get(key)
    if (running && now - running.since <= shareWithinMs) return running.result
    const result = this.options.load(key, this.entries.peek(key)).then((loaded) => {
      const newer = this.entries.peek(key)
      if (!loaded.isCacheable) this.entries.delete(key)
      else if (!newer || newer.requestedAt <= loaded.requestedAt) this.entries.set(key, loaded)
      return loaded
    })
    const entry = { since: now, result }
    this.loading.set(key, entry)
    const done = () => {
      if (this.loading.get(key) === entry) this.loading.delete(key)
    }
    result.then(done, done)
    return result
  }
}
