import { LRUCache } from "lru-cache"

/** `bornAt` is when the oldest thing in it was asked for, on the clock of `performance.now()`. `keep: false` is handed to those who wait and forgotten. */
export type Aged = { bornAt: number; size: number; keep: boolean }

type Options<T extends Aged> = {
  /** Nothing older is ever handed out; 0 keeps nothing and shares nothing. */
  boundMs: number
  /** From this age on, handing it out also starts its renewal. */
  renewAfterMs: number
  maxBytes: number
  load: (key: string, previous: T | undefined) => Promise<T>
}

/**
 * Keeps things for about as long as a shopper may see them late, and no longer. What is asked for again is
 * renewed behind the reader's back; whoever comes too late waits, all of them for one and the same load.
 */
export class FreshMemory<T extends Aged> {
  private kept: LRUCache<string, T>
  private loading = new Map<string, { since: number; result: Promise<T> }>()

  constructor(private options: Options<T>) {
    this.kept = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: Math.ceil(options.maxBytes / 8),
      sizeCalculation: (entry, key) => entry.size + key.length * 2 + 200,
    })
  }

  /** What is here and fresh enough to be handed out now, or nothing. Starts a renewal when it is getting old. */
  peek(key: string, maxAgeMs = this.options.boundMs): T | undefined {
    const entry = this.kept.get(key)
    if (!entry) return undefined
    const age = performance.now() - entry.bornAt
    if (age > maxAgeMs) return undefined
    // a failed renewal is not told to anybody: whoever comes after the bound asks again and gets the failure
    if (age > this.options.renewAfterMs) this.load(key, this.options.renewAfterMs).catch(() => {})
    return entry
  }

  /** As `peek`, and waits for a load when there is nothing fresh. Rejects when the load does. */
  read(key: string, maxAgeMs = this.options.boundMs): Promise<T> {
    if (this.options.boundMs === 0) return this.options.load(key, undefined)
    const entry = this.peek(key, maxAgeMs)
    return entry ? Promise.resolve(entry) : this.load(key, maxAgeMs)
  }

  private load(key: string, joinWithinMs: number): Promise<T> {
    const now = performance.now()
    const running = this.loading.get(key)
    if (running && now - running.since <= joinWithinMs) return running.result
    const result = this.options.load(key, this.kept.peek(key)).then((loaded) => {
      const newer = this.kept.peek(key)
      if (!loaded.keep) this.kept.delete(key)
      else if (!newer || newer.bornAt <= loaded.bornAt) this.kept.set(key, loaded)
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
