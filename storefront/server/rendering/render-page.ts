import { pathLanguage } from "../../app/lib/language/addresses.ts"
import type { Language } from "../../app/lib/language/languages.ts"
import { drawSeed } from "../../app/lib/visit/draws.ts"
import type { ReportFailure } from "../backend/report-failures.ts"
import type { CatalogueCache } from "../cache/catalogue-cache.ts"
import type { Effort } from "../cache/compression.ts"
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
  offer?: Language
  /** number of the visit's random order, see lib/visit/draws.ts; undefined for a page without random parts */
  draw?: number
  cookie?: string
  form?: PostedForm
}
export type RenderPage = (path: string, options: RenderOptions) => Promise<RenderedResponse>

const OMITTED_HEADERS = new Set(["content-length", "transfer-encoding", "connection", "etag", "cache-control"])
const RETRY_AFTER_S = "5"

const capitalizeHeaderName = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, dash, letter) => dash + letter.toUpperCase())

/** Returns the public Cache-Control that the storefront itself set, as on a sitemap; undefined for a page of HTML. */
const storefrontCacheControl = ({ headers }: RenderedPage) => {
  const { "content-type": type = "", "cache-control": caching } = Object.fromEntries(headers)
  return !type.startsWith("text/html") && caching?.startsWith("public, max-age=") ? caching : undefined
}

type Options = {
  app: App
  catalogue: CatalogueCache
  publicUrl: string
  security: SecurityHeaders
  /** false when this web tier caches no pages */
  isCached: boolean
  countFailedSection?: (name: string) => void
  reportFailure?: ReportFailure
}

/**
 * Renders one page. Without a `cookie` or `form` the app receives only the address, the offered language and the draw,
 * so the response can be cached and sent to all visitors with the same three values.
 */
export const renderPage =
  ({ app, catalogue, publicUrl, security, isCached, countFailedSection, reportFailure }: Options): RenderPage =>
  async (path, { offer, requestId, cookie, draw, form }) => {
    const reads = new TrackedReads(requestId, catalogue)
    // compression effort: a response that is sent once is not worth much CPU time
    const effort: Effort = cookie || form || !isCached ? "once" : "kept"
    const seed = draw === undefined ? undefined : drawSeed(draw)
    const prefetchKeys = findPrefetchKeys(path)
    const language = pathLanguage(path)
    const request = { url: publicUrl + path, language, offer, requestId, cookie, form, seed, effort, prefetchKeys }
    const page = await app.render(request, reads)
    for (const [at, name] of page.failedSections.entries()) {
      countFailedSection?.(name)
      // sections of plugins are named by plugin and part
      if (name.includes(":")) reportFailure?.(name, page.failures[at] ?? "")
    }

    const headers: Record<string, string> = { ...security.common }
    for (const [name, value] of page.headers)
      if (!OMITTED_HEADERS.has(name)) headers[capitalizeHeaderName(name)] = value
    const isPrivate =
      cookie || form || page.headers.some(([name, value]) => name === "cache-control" && value.includes("no-store"))
    headers["Cache-Control"] = isPrivate ? "private, no-store" : (storefrontCacheControl(page) ?? "public, no-cache")
    headers.Vary = "Accept-Encoding, Cookie"
    if (headers["Content-Type"]?.startsWith("text/html"))
      headers["Content-Security-Policy"] = security.pagePolicy(page.scriptHashes)
    // a form without a backend response may still have taken effect, so it must not be retried
    if (page.status === 503 && !form) headers["Retry-After"] ??= RETRY_AFTER_S
    const response = new StoredResponse(page.status, headers, Buffer.from(page.body.buffer), {
      etag: page.etag,
      effort,
      brotli: page.brotli && Buffer.from(page.brotli.buffer),
      route: page.route,
    })
    return { response, cookies: page.cookies, reads }
  }
