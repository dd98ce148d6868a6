import { AsyncLocalStorage } from "node:async_hooks"
import type { FetchBackend } from "../../app/lib/backend/sdk.ts"
import { READ_TIMEOUT_MS } from "../backend/backend-client.ts"
import { cacheKey, isCataloguePath } from "../cache/cache-key.ts"

export type CatalogueResponse = { status: number; body: Uint8Array<ArrayBuffer> }

/** Reads of the backend while one page is rendered. */
export type BackendReads = {
  requestId: string
  /** A read of the catalogue. @param key its cache key, which is also its address */
  read(key: string): Promise<CatalogueResponse>
  /** true once something was read past the cache, of which nobody can tell later whether it has changed */
  hasUncachedReads: boolean
}

const currentReads = new AsyncLocalStorage<BackendReads>()

/** Renders with these reads: what `backendFetch` has made uses them until `render` settles. */
export const runWithReads = <T>(reads: BackendReads, render: () => Promise<T>) => currentReads.run(reads, render)

/**
 * Makes what the storefront reads the backend with. Catalogue reads made while a page is rendered come from the cache that
 * also serves browsers; all others, those with a cookie or a token among them, go to the backend.
 * @param proxySecret proves to the backend that a request comes from this web tier
 */
export const backendFetch =
  (backendUrl: string, proxySecret?: string): FetchBackend =>
  async (url, init = {}) => {
    const reads = currentReads.getStore()
    if (!reads) return fetch(url, init)
    const headers = new Headers(init.headers)
    const path = url.slice(backendUrl.length)
    const key = isCataloguePath(path) ? cacheKey(path) : undefined
    const isShared = (init.method ?? "GET") === "GET" && !headers.has("cookie") && !headers.has("authorization")
    if (!key || !isShared) {
      reads.hasUncachedReads = true
      headers.set("x-request-id", reads.requestId)
      if (proxySecret) headers.set("x-proxy-secret", proxySecret)
      return fetch(url, { ...init, headers, signal: AbortSignal.timeout(READ_TIMEOUT_MS) })
    }
    const { status, body } = await reads.read(key)
    const text = async () => Buffer.from(body.buffer).toString()
    return { status, statusText: "", text, json: async () => JSON.parse(await text()) }
  }
