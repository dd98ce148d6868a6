import { AsyncLocalStorage } from "node:async_hooks"
import { READ_TIMEOUT_MS } from "../backend/backend-client.ts"
import { cacheKey, isCataloguePath } from "../cache/cache-key.ts"

export type CatalogueResponse = { status: number; type: string; body: Uint8Array<ArrayBuffer> }

/** Reads of the backend while one page is rendered. */
export type BackendReads = {
  requestId: string
  /** A read of the catalogue. @param key its cache key, which is also its address */
  read(key: string): Promise<CatalogueResponse>
  /** true once something was read past the cache, of which nobody can tell later whether it has changed */
  hasUncachedReads: boolean
}

/** A response whose body is in memory: reading it skips the stream that any other Response has. */
class BufferedResponse extends Response {
  constructor(
    private data: Uint8Array<ArrayBuffer>,
    init: ResponseInit,
  ) {
    super(null, init)
  }
  override async text() {
    return Buffer.from(this.data.buffer).toString()
  }
  override async json() {
    return JSON.parse(await this.text())
  }
}

const currentReads = new AsyncLocalStorage<BackendReads>()

/** Renders with these reads: `fetch` uses them until `render` settles. */
export const runWithReads = <T>(reads: BackendReads, render: () => Promise<T>) => currentReads.run(reads, render)

/**
 * Lets catalogue reads made while a page is rendered come from the cache that also serves browsers. The Medusa SDK takes
 * no other `fetch` than the global one, so that is replaced, in whichever thread renders. Other requests pass unchanged;
 * reads with a cookie or a token go to the backend.
 * @param proxySecret proves to the backend that a request comes from this web tier
 * @returns restores the global `fetch`
 */
export function interceptBackendReads(backendUrl: string, proxySecret?: string) {
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const reads = currentReads.getStore()
    const url = input instanceof Request ? input.url : String(input)
    if (!reads || !url.startsWith(`${backendUrl}/`)) return original(input, init)

    const request = input instanceof Request ? input : undefined
    const headers = new Headers(init?.headers ?? request?.headers)
    const path = url.slice(backendUrl.length)
    const key = isCataloguePath(path) ? cacheKey(path) : undefined
    const method = init?.method ?? request?.method ?? "GET"
    const isShared = method === "GET" && !headers.has("cookie") && !headers.has("authorization")
    if (!key || !isShared) {
      reads.hasUncachedReads = true
      headers.set("x-request-id", reads.requestId)
      if (proxySecret) headers.set("x-proxy-secret", proxySecret)
      return original(input, { ...init, headers, signal: AbortSignal.timeout(READ_TIMEOUT_MS) })
    }
    const { status, type, body } = await reads.read(key)
    return new BufferedResponse(body, { status, headers: { "content-type": type } })
  }
  return () => {
    globalThis.fetch = original
  }
}
