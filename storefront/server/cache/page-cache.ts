import { randomUUID } from "node:crypto"
import { RenderUnavailable } from "../rendering/app.ts"
import type { RenderedResponse, RenderPage } from "../rendering/page-renderer.ts"
import { MAX_READ_AGE_MS } from "../rendering/tracked-reads.ts"
import { parsePageKey } from "./cache-key.ts"
import type { CatalogueCache } from "./catalogue-cache.ts"
import { type CacheEntry, StaleWhileRevalidateCache } from "./stale-while-revalidate-cache.ts"

/** A page as it was rendered for guests. */
type CachedPage = CacheEntry & {
  response: RenderedResponse["response"]
  /** true for a page that sets a cookie: it is sent only to the visitor who requested it, and is not stored */
  isPersonal: boolean
  /** backend responses that the page was rendered from */
  reads: RenderedResponse["reads"]
  /**
   * time until which the page is used again while these responses stay the same, on the clock of `performance.now()`
   */
  reusableUntil: number
}
export type PageCache = StaleWhileRevalidateCache<CachedPage>

/**
 * Maximum time for which a page is used again while its data stays the same. Each page gets a random time between half
 * of it and all of it, so that pages rendered together do not expire together.
 */
const MAX_REUSE_MS = 5 * 60_000
const randomReuseMs = () => MAX_REUSE_MS * (0.5 + Math.random() / 2)

type Options = {
  render: RenderPage
  catalogue: CatalogueCache
  /** maximum age of the data of a page that is sent; from half of this age on, the data is read again */
  maxAgeMs: number
  maxBytes: number
}

/** Caches the pages of the shop as guests see them, by `pageKey`. */
export const pageCache = ({ render, catalogue, maxAgeMs, maxBytes }: Options): PageCache =>
  new StaleWhileRevalidateCache({
    maxAgeMs,
    revalidateAfterMs: maxAgeMs / 2,
    maxBytes,
    async load(key, previous) {
      const unchanged = previous && (await revalidate(previous, catalogue))
      if (unchanged && performance.now() < unchanged.reusableUntil) return unchanged
      try {
        const { path, ...options } = parsePageKey(key)
        return toCachedPage(await render(path, { ...options, requestId: randomUUID() }))
      } catch (error) {
        // the page is due to be rendered again, but is still up to date
        if (unchanged && error instanceof RenderUnavailable) return unchanged
        throw error
      }
    },
  })

function toCachedPage({ response, cookies, reads }: RenderedResponse): CachedPage {
  const isPersonal = cookies.length > 0
  return {
    response,
    isPersonal,
    reads,
    requestedAt: reads.requestedAt,
    reusableUntil: performance.now() + randomReuseMs(),
    size: response.size,
    isCacheable: (response.status === 200 || response.status === 404) && !isPersonal && !response.isNoStore,
  }
}

/**
 * Reads the data of a cached page again.
 * @returns the page with the time of these reads; undefined when any of its data has changed
 */
async function revalidate(page: CachedPage, catalogue: CatalogueCache): Promise<CachedPage | undefined> {
  const now = performance.now()
  if (page.reads.hasUncachedReads) return undefined
  const entries = await Promise.all(
    [...page.reads.etags].map(async ([key, etag]) => {
      const entry = await catalogue.read(key, MAX_READ_AGE_MS)
      return { requestedAt: entry.requestedAt, isSame: entry.response.etag === etag && entry.isCacheable }
    }),
  )
  if (!entries.every(({ isSame }) => isSame)) return undefined
  return { ...page, requestedAt: Math.min(now, ...entries.map(({ requestedAt }) => requestedAt)) }
}
