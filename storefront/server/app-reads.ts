import { AsyncLocalStorage } from "node:async_hooks"
import { READ_LIMIT_MS } from "./ask-backend.ts"
import { cacheKey, isCataloguePath } from "./cache-key.ts"

export type CatalogueAnswer = { status: number; type: string; body: Uint8Array<ArrayBuffer> }

/** The backend as one rendering of a page sees it. */
export type AppReads = {
  requestId: string
  /** What the catalogue says at this address, which is a cache key. */
  read(key: string): Promise<CatalogueAnswer>
  /** true once something was read that cannot be checked for change */
  other: boolean
}

/** An answer that is here already: read without the stream that every other Response is. */
class ReadAnswer extends Response {
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

const rendering = new AsyncLocalStorage<AppReads>()

/** Runs one rendering, whose reads of the backend are then these. */
export const withReads = <T>(reads: AppReads, render: () => Promise<T>) => rendering.run(reads, render)

/**
 * Lets the storefront's own catalogue reads on the server come from the memory that serves browsers. The SDK
 * offers no door but the global `fetch`, so that is where we stand, in whichever thread renders; only reads made
 * while rendering a page are touched, and of these only catalogue reads without anybody's cookie are shared.
 * Returns a function that undoes it.
 */
export function serveAppReads(backendUrl: string) {
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const reads = rendering.getStore()
    const url = input instanceof Request ? input.url : String(input)
    if (!reads || !url.startsWith(`${backendUrl}/`)) return original(input, init)

    const asked = input instanceof Request ? input : undefined
    const headers = new Headers(init?.headers ?? asked?.headers)
    const path = url.slice(backendUrl.length)
    const key = isCataloguePath(path) ? cacheKey(path) : undefined
    const method = init?.method ?? asked?.method ?? "GET"
    const shared = method === "GET" && !headers.has("cookie") && !headers.has("authorization")
    if (!key || !shared) {
      reads.other = true
      headers.set("x-request-id", reads.requestId)
      return original(input, { ...init, headers, signal: AbortSignal.timeout(READ_LIMIT_MS) })
    }
    const { status, type, body } = await reads.read(key)
    return new ReadAnswer(body, { status, headers: { "content-type": type } })
  }
  return () => {
    globalThis.fetch = original
  }
}
