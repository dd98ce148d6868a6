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
  /** end of the time of MAX_REUSE_MS, after which the page is rendered again; on the clock of `performance.now()` */
  reusableUntil: number
}
export type PageCache = StaleWhileRevalidateCache<CachedPage>

/**
 * Maximum time from the rendering of a page to the next one, when reading its data again shows no change. Each page
 * gets a random time between half of it and all of it, so that pages rendered together do not expire together.
 */
const MAX_REUSE_MS = 5 * 60_000
const randomReuseMs = () => MAX_REUSE_MS * (0.5 + Math.random() / 2)

type Options = {
  render: RenderPage
  catalogue: CatalogueCache
  /**
   * maximum age of the data of a page that is sent; from half of this age on, the data is read again. Without a change
   * in it the page is as new as these reads, and is not rendered again before its `reusableUntil`.
   */
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
      const unchangedPage = previous && (await revalidate(previous, catalogue))
      if (unchangedPage && performance.now() < unchangedPage.reusableUntil) return unchangedPage
      try {
        const { path, ...options } = parsePageKey(key)
        return toCachedPage(await render(path, { ...options, requestId: randomUUID() }))
      } catch (error) {
        // the page is due to be rendered again, but is still up to date
        if (unchangedPage && error instanceof RenderUnavailable) return unchangedPage
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
  // the page is as old as the oldest of its reads
  return { ...page, requestedAt: Math.min(now, ...entries.map(({ requestedAt }) => requestedAt)) }
}
