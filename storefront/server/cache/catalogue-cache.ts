import { randomUUID } from "node:crypto"
import type { BackendResponse } from "../backend/backend-client.ts"
import { type CacheEntry, StaleWhileRevalidateCache } from "./stale-while-revalidate-cache.ts"
import { StoredResponse } from "./stored-response.ts"

type CatalogueEntry = CacheEntry & { response: StoredResponse }
export type CatalogueCache = Pick<StaleWhileRevalidateCache<CatalogueEntry>, "peek" | "read">

/** Route of the shop's name, contacts and settings, which every page shows. */
const SHOP_SETTINGS_PATH = "/store/shop"
/** Maximum age of the shop settings, which are cached even when the cache is off. */
const SHOP_SETTINGS_MAX_AGE_MS = 1_000

type Options = {
  request: (path: string, headers: Record<string, string>) => Promise<BackendResponse>
  publishableKey: string
  headers: Record<string, string>
  /** Proves to the backend that a request comes from this web tier. */
  proxySecret?: string
  /** Returns the headers with which the backend continues the current trace. */
  traceHeaders?: () => Record<string, string>
  maxAgeMs: number
  maxBytes: number
}

/** Caches backend responses that are the same for all visitors: `/store/catalog/*` and the shared reads. */
export const catalogueCache = (options: Options): CatalogueCache => {
  const responses = responseCache(options)
  const settings = options.maxAgeMs ? responses : responseCache({ ...options, maxAgeMs: SHOP_SETTINGS_MAX_AGE_MS })
  const cacheFor = (key: string) => (key === SHOP_SETTINGS_PATH ? settings : responses)
  return {
    peek: (key, maxAgeMs) => cacheFor(key).peek(key, maxAgeMs),
    read: (key, maxAgeMs) => cacheFor(key).read(key, maxAgeMs),
  }
}

const responseCache = ({ request, publishableKey, headers, proxySecret, traceHeaders, maxAgeMs, maxBytes }: Options) =>
  new StaleWhileRevalidateCache<CatalogueEntry>({
    maxAgeMs,
    revalidateAfterMs: maxAgeMs / 2,
    maxBytes,
    async load(path, previous) {
      const requestedAt = performance.now()
      const {
        status,
        headers: received,
        body,
      } = await request(path, {
        "x-publishable-api-key": publishableKey,
        accept: "application/json",
        "x-request-id": randomUUID(),
        ...traceHeaders?.(),
        ...(proxySecret && { "x-proxy-secret": proxySecret }),
      })
      const response = new StoredResponse(
        status,
        {
          ...headers,
          "Content-Type": received["content-type"] ?? "application/json; charset=utf-8",
          // browsers and proxies revalidate each time: this cache alone bounds the age
          "Cache-Control": "public, no-cache",
          Vary: "Accept-Encoding",
          ...(received["retry-after"] && { "Retry-After": received["retry-after"] }),
        },
        body,
        { compressionLevel: maxAgeMs > 0 ? "good" : "fast", route: received["x-route"]?.toString() },
      )
      const isSame = previous?.response.etag === response.etag && previous.response.status === status
      return {
        // the same bytes again, which are compressed already
        response: isSame ? previous.response : response,
        requestedAt,
        size: response.size,
        isCacheable: (status === 200 || status === 404) && !received["set-cookie"],
      }
    },
  })
