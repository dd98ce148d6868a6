import { randomUUID } from "node:crypto"
import { RenderUnavailable } from "../rendering/app.ts"
import type { RenderedResponse, RenderPage } from "../rendering/render-page.ts"
import { MAX_READ_AGE_MS } from "../rendering/tracked-reads.ts"
import { parsePageKey } from "./cache-key.ts"
import type { CatalogueCache } from "./catalogue-cache.ts"
import { type CacheEntry, StaleWhileRevalidateCache } from "./stale-while-revalidate-cache.ts"

/** A guest's page. With `isPersonal` it sets a cookie and is sent only to the visitor who requested it. */
type CachedPage = CacheEntry & {
  response: RenderedResponse["response"]
  isPersonal: boolean
  rendered: RenderedResponse
  reusedUntil: number
}
export type PageCache = StaleWhileRevalidateCache<CachedPage>

/**
 * Maximum time for which a page is reused while its data stays the same. Each page gets a random time between half of
 * it and all of it, so that pages rendered together do not expire together.
 */
const MAX_REUSE_MS = 5 * 60_000
const randomReuseMs = () => MAX_REUSE_MS * (0.5 + Math.random() / 2)

type Options = { render: RenderPage; catalogue: CatalogueCache; maxAgeMs: number; maxBytes: number }

/** Caches the pages of the shop as guests see them, by `pageKey`. */
export const pageCache = ({ render, catalogue, maxAgeMs, maxBytes }: Options): PageCache =>
  new StaleWhileRevalidateCache({
    maxAgeMs,
    revalidateAfterMs: maxAgeMs / 2,
    maxBytes,
    async load(key, previous) {
      const requestedAt = previous && (await revalidate(previous, catalogue))
      const reused = previous && requestedAt ? { ...previous, requestedAt } : undefined
      if (reused && performance.now() < reused.reusedUntil) return reused

      const { path, ...options } = parsePageKey(key)
      const rendered = await render(path, { ...options, requestId: randomUUID() }).catch((error) => {
        if (!reused || !(error instanceof RenderUnavailable)) throw error
      })
      if (!rendered) return reused as CachedPage
      const { response, cookies, reads } = rendered
      const isPersonal = cookies.length > 0
      return {
        response,
        rendered,
        isPersonal,
        requestedAt: reads.requestedAt,
        reusedUntil: performance.now() + randomReuseMs(),
        size: response.size,
        isCacheable: (response.status === 200 || response.status === 404) && !isPersonal && !response.isNoStore,
      }
    },
  })

/**
 * Reads the data of a cached page again.
 * @returns the time at which the oldest part was requested; undefined when any part has changed
 */
async function revalidate({ rendered }: CachedPage, catalogue: CatalogueCache) {
  const now = performance.now()
  if (rendered.reads.hasUncachedReads) return undefined
  const reads = [...rendered.reads.etags].map(async ([key, etag]) => {
    const entry = await catalogue.read(key, MAX_READ_AGE_MS)
    return entry.response.etag === etag && entry.isCacheable ? entry.requestedAt : Number.NaN
  })
  const oldest = Math.min(now, ...(await Promise.all(reads)))
  return Number.isNaN(oldest) ? undefined : oldest
}
