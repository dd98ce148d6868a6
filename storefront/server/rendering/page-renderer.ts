import { pathLanguage } from "../../app/lib/language/addresses.ts"
import type { Language } from "../../app/lib/language/languages.ts"
import { randomOrderSeed } from "../../app/lib/visit/random-orders.ts"
import { isPartName } from "../../app/slots/part-name.ts"
import type { ReportFailure } from "../backend/report-failures.ts"
import type { CatalogueCache } from "../cache/catalogue-cache.ts"
import type { CompressionLevel } from "../cache/compression.ts"
import { StoredResponse } from "../cache/stored-response.ts"
import type { SecurityHeaders } from "../request/security-headers.ts"
import type { App } from "./app.ts"
import { findPrefetchKeys } from "./prefetch.ts"
import type { PostedForm, RenderedPage } from "./rendered-page.ts"
import { TrackedReads } from "./tracked-reads.ts"

/** A rendered page with its cookies, and the catalogue data that it was rendered from. */
export type RenderedResponse = { response: StoredResponse; cookies: string[]; reads: TrackedReads }
type RenderOptions = {
  requestId: string
  /** language that the page offers to switch to */
  offeredLanguage?: Language
  /**
   * number of the random sequence in which the visit sees products, see lib/visit/random-orders.ts; undefined for a
   * page without random parts
   */
  randomOrder?: number
  cookie?: string
  form?: PostedForm
}
export type RenderPage = (path: string, options: RenderOptions) => Promise<RenderedResponse>

const OMITTED_HEADERS = new Set(["content-length", "transfer-encoding", "connection", "etag", "cache-control"])
const RETRY_AFTER_S = "5"

const capitalizeHeaderName = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, dash, letter) => dash + letter.toUpperCase())

/**
 * Returns the Cache-Control that the route of a response without HTML has set, such as the sitemap, when it is public
 * with a maximum age; undefined otherwise.
 */
const publicCacheControlOfNonHtml = ({ headers }: RenderedPage) => {
  const { "content-type": type = "", "cache-control": caching } = Object.fromEntries(headers)
  return !type.startsWith("text/html") && caching?.startsWith("public, max-age=") ? caching : undefined
}

type Options = {
  app: App
  catalogue: CatalogueCache
  publicUrl: string
  security: SecurityHeaders
  /** false when the cache of pages is switched off: then each rendered page is sent only once */
  cachesPages: boolean
  countFailedSection?: (name: string) => void
  reportFailure?: ReportFailure
}

/**
 * Returns the function that renders the page of an address. Without a `cookie` or `form` the app receives only the
 * address, the offered language and the random order, so the response can be cached and sent to all visitors with the
 * same three values.
 */
export const createPageRenderer =
  ({ app, catalogue, publicUrl, security, cachesPages, countFailedSection, reportFailure }: Options): RenderPage =>
  async (path, { offeredLanguage, requestId, cookie, randomOrder, form }) => {
    const reads = new TrackedReads(requestId, catalogue)
    const hasVisitorData = Boolean(cookie || form)
    // a response that is sent once is not worth much CPU time
    const compressionLevel: CompressionLevel = hasVisitorData || !cachesPages ? "fast" : "good"
    const page = await app.render(
      {
        url: publicUrl + path,
        language: pathLanguage(path),
        offeredLanguage,
        requestId,
        cookie,
        form,
        seed: randomOrder === undefined ? undefined : randomOrderSeed(randomOrder),
        compressionLevel,
        prefetchKeys: findPrefetchKeys(path),
      },
      reads,
    )
    for (const { name, error } of page.failedSections) {
      countFailedSection?.(name)
      // a failed part of a plugin is shown to the owner, in the list of plugins
      if (isPartName(name)) reportFailure?.(name, error)
    }

    const headers: Record<string, string> = { ...security.common }
    for (const [name, value] of page.headers)
      if (!OMITTED_HEADERS.has(name)) headers[capitalizeHeaderName(name)] = value
    const isPrivate =
      hasVisitorData || page.headers.some(([name, value]) => name === "cache-control" && value.includes("no-store"))
    headers["Cache-Control"] = isPrivate
      ? "private, no-store"
      : (publicCacheControlOfNonHtml(page) ?? "public, no-cache")
    headers.Vary = "Accept-Encoding, Cookie"
    if (headers["Content-Type"]?.startsWith("text/html"))
      headers["Content-Security-Policy"] = security.pagePolicy(page.scriptHashes)
    // 503: the backend has not replied. A form may have taken effect nevertheless, so it must not be sent again.
    if (page.status === 503 && !form) headers["Retry-After"] ??= RETRY_AFTER_S
    const response = new StoredResponse(page.status, headers, Buffer.from(page.body.buffer), {
      etag: page.etag,
      compressionLevel,
      brotli: page.brotli && Buffer.from(page.brotli.buffer),
      route: page.route,
    })
    return { response, cookies: page.cookies, reads }
  }
