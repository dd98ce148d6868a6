import { AsyncLocalStorage } from "node:async_hooks"
import type { FetchBackend } from "../../app/lib/backend/sdk.ts"
import { READ_TIMEOUT_MS } from "../backend/backend-client.ts"
import { cacheKey, isCataloguePath } from "../cache/cache-key.ts"

/** Timeout of each write that a form makes. */
export const WRITE_TIMEOUT_MS = 8_000

export type CatalogueResponse = { status: number; body: Uint8Array<ArrayBuffer> }

/** Headers in which a proxy describes the client and its request. */
export type VisitorHeaders = Record<"x-forwarded-for" | "x-forwarded-proto" | "x-forwarded-host", string>

/** Reads of the backend while one page is rendered. */
export type BackendReads = {
  requestId: string
  /** Set for a form: its calls are made for this visitor, who receives the cookies of the replies. */
  form?: { visitor: VisitorHeaders; cookies: string[] }
  /** Reads the catalogue. @param key cache key, which is also the address */
  read(key: string): Promise<CatalogueResponse>
  /** true after a read past the cache, whose changes cannot be detected later */
  hasUncachedReads: boolean
}

const currentReads = new AsyncLocalStorage<BackendReads>()

/** Calls `render` and makes functions of `backendFetch` use these reads until it settles. */
export const runWithReads = <T>(reads: BackendReads, render: () => Promise<T>) => currentReads.run(reads, render)

/** Merges cookies as a browser would send them next. The newest comes first, because the first of a name counts. */
const mergeCookies = (sent: string | null, received: string[]) =>
  [...received.map((cookie) => cookie.split(";")[0]).reverse(), ...(sent ? [sent] : [])].join("; ")

/**
 * Returns the function with which the storefront reads the backend. Catalogue reads of a page come from the cache that
 * also serves browsers; all others, such as reads with a cookie or a token, go to the backend.
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
      for (const [name, value] of Object.entries(reads.form?.visitor ?? {})) headers.set(name, value)
      if (reads.form?.cookies.length) headers.set("cookie", mergeCookies(headers.get("cookie"), reads.form.cookies))
      const isWrite = (init.method ?? "GET") !== "GET"
      const signal = AbortSignal.timeout(isWrite ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS)
      const response = await fetch(url, { ...init, headers, signal })
      reads.form?.cookies.push(...response.headers.getSetCookie())
      return response
    }
    const { status, body } = await reads.read(key)
    const text = async () => Buffer.from(body.buffer).toString()
    return { status, statusText: "", text, json: async () => JSON.parse(await text()) }
  }
