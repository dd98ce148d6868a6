import { AsyncLocalStorage } from "node:async_hooks"
import { cacheKey, isCataloguePath } from "./cache-key.ts"
import type { Catalogue, CatalogueEntry } from "./catalogue.ts"

/** What one rendering of a page has read. */
export type Reading = {
  requestId: string
  /** catalogue addresses and the versions they had */
  seen: Map<string, string>
  /** when the oldest of them was asked for */
  bornAt: number
  /** true once something was read that cannot be checked for change */
  other: boolean
}

const readings = new AsyncLocalStorage<Reading>()

/** Renders read the catalogue as it was at most this long ago, so that page and data together stay within the bound. */
export const REUSE_MS = 250

/** Runs one rendering and tells what it read from the backend. */
export async function withReading<T>(
  requestId: string,
  render: () => Promise<T>,
): Promise<{ result: T; reading: Reading }> {
  const reading: Reading = { requestId, seen: new Map(), bornAt: performance.now(), other: false }
  return { result: await readings.run(reading, render), reading }
}

const asResponse = ({ answer }: CatalogueEntry) =>
  new Response(new Uint8Array(answer.body), {
    status: answer.status,
    headers: { "content-type": answer.headers["Content-Type"] },
  })

/**
 * Lets the storefront's own catalogue reads on the server come from the memory that serves browsers. The SDK
 * offers no door but the global `fetch`, so that is where we stand; only reads made while rendering a page are
 * touched, and of these only catalogue reads without anybody's cookie are shared. Returns a function that undoes it.
 */
export function serveAppReads(backendUrl: string, catalogue: Catalogue) {
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const reading = readings.getStore()
    const url = input instanceof Request ? input.url : String(input)
    if (!reading || !url.startsWith(`${backendUrl}/`)) return original(input, init)

    const asked = input instanceof Request ? input : undefined
    const headers = new Headers(init?.headers ?? asked?.headers)
    const path = url.slice(backendUrl.length)
    const key = isCataloguePath(path) ? cacheKey(path) : undefined
    const method = init?.method ?? asked?.method ?? "GET"
    const shared = method === "GET" && !headers.has("cookie") && !headers.has("authorization")
    if (!key || !shared) {
      reading.other = true
      headers.set("x-request-id", reading.requestId)
      return original(input, { ...init, headers })
    }
    const entry = await catalogue.read(key, REUSE_MS)
    reading.seen.set(key, entry.answer.etag)
    reading.bornAt = Math.min(reading.bornAt, entry.bornAt)
    return asResponse(entry)
  }
  return () => {
    globalThis.fetch = original
  }
}
