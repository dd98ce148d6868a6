/** How long after a failure an area counts as slow. */
const SLOW_FOR_MS = 5_000
/** Requests of a slow area that may be under way together. */
const MAX_UNDER_WAY = 1

/** The part of the shop that an address belongs to: `/store/cart/lines` to `/store/cart`. */
export const areaOf = (url: string) => url.split("?", 1)[0].split("/", 3).join("/")

/**
 * A circuit breaker by area: while requests of one area end in the database's time limits, further ones are rejected
 * at once but for one that tries. Otherwise a locked table would take every connection, and with them the requests
 * that do not need it.
 */
export class SlowAreas {
  #areas = new Map<string, { failedAt: number; underWay: number }>()

  constructor(private now: () => number = Date.now) {}

  /** A request of this area was ended by a limit. */
  failed(url: string) {
    const area = areaOf(url)
    this.#areas.set(area, { underWay: this.#areas.get(area)?.underWay ?? 0, failedAt: this.now() })
  }

  /** @returns what to call when the request is over; undefined when it is to be rejected */
  enter(url: string): (() => void) | undefined {
    if (!this.#areas.size) return () => {}
    const area = areaOf(url)
    const state = this.#areas.get(area)
    if (!state) return () => {}
    if (this.now() - state.failedAt > SLOW_FOR_MS && !state.underWay) {
      this.#areas.delete(area)
      return () => {}
    }
    if (state.underWay >= MAX_UNDER_WAY) return undefined
    state.underWay++
    return () => {
      const current = this.#areas.get(area)
      if (current) current.underWay--
    }
  }
}

/** Those of this process. */
export const slowAreas = new SlowAreas()
