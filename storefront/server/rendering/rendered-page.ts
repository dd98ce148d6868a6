import { OFFER_HEADER } from "../../app/lib/language/addresses.ts"
import type { Language } from "../../app/lib/language/languages.ts"
import { FAILED_SECTIONS_HEADER, FAILURES_HEADER } from "../../app/lib/rendering/failed-sections.ts"
import { PATTERN_HEADER } from "../../app/lib/rendering/page-pattern.ts"
import { SEED_HEADER } from "../../app/lib/visit/random-orders.ts"
import { brotliSync, type CompressionLevel, isWorthCompressing } from "../cache/compression.ts"
import { computeEtag } from "../cache/stored-response.ts"
import { type BackendReads, runWithReads, type VisitorHeaders } from "./backend-reads.ts"
import { inlineScriptHashes } from "./inline-scripts.ts"

/** A form that a browser has posted to the `action` of its page. */
export type PostedForm = { body: string; type: string; visitor: VisitorHeaders }

/** The input of rendering. Without a cookie or a form the page is the same for all visitors. */
export type PageRequest = {
  url: string
  language: Language
  /** language that the page offers to switch to */
  offeredLanguage?: Language
  requestId: string
  cookie?: string
  form?: PostedForm
  /** seed of the random order and the random discounts; undefined for a page without them */
  seed?: number
  compressionLevel: CompressionLevel
  /** cache keys of the backend responses that rendering will read, to be sent to the rendering thread with the page */
  prefetchKeys: string[]
}

/** A finished page, with values that the rendering thread computed from it. */
export type RenderedPage = {
  status: number
  headers: [name: string, value: string][]
  cookies: string[]
  /** Has an ArrayBuffer of its own, which can be transferred to another thread. */
  body: Uint8Array<ArrayBuffer>
  /** The body compressed with Brotli, which nearly every browser accepts; absent where compressing gains nothing. */
  brotli?: Uint8Array<ArrayBuffer>
  etag: string
  /** the pattern of its address, such as `/product-info/:id` */
  route?: string
  /** sections that could not be rendered, with the message of their error */
  failedSections: { name: string; error: string }[]
  /** Content-Security-Policy sources of its inline scripts */
  scriptHashes: string[]
}

/** The storefront as React Router builds it, in each of its languages. */
export type Handle = (request: Request, language: Language) => Promise<Response>

/** Headers that only the web tier receives, and cookies, which are returned separately. */
const OMITTED_HEADERS = new Set(["set-cookie", PATTERN_HEADER, FAILED_SECTIONS_HEADER, FAILURES_HEADER])

/**
 * Renders a whole page with these reads, so that its inline scripts can be hashed for the Content-Security-Policy. The
 * page after a form sets the cookies of the backend's replies.
 */
export async function renderRequest(
  handle: Handle,
  { url, language, offeredLanguage, requestId, cookie, form, seed, compressionLevel }: PageRequest,
  reads: BackendReads,
): Promise<RenderedPage> {
  const request = new Request(url, {
    ...(form && { method: "POST", body: form.body }),
    headers: {
      accept: "text/html",
      "x-request-id": requestId,
      ...(form && { "content-type": form.type }),
      ...(cookie && { cookie }),
      ...(offeredLanguage && { [OFFER_HEADER]: offeredLanguage }),
      ...(seed !== undefined && { [SEED_HEADER]: String(seed) }),
    },
  })
  const formCookies: string[] = []
  reads.form = form && { visitor: form.visitor, cookies: formCookies }
  const { response, body } = await runWithReads(reads, async () => {
    const response = await handle(request, language)
    return { response, body: new Uint8Array(await response.arrayBuffer()) }
  })
  const { status, headers } = response
  const type = headers.get("content-type") ?? ""
  return {
    status,
    headers: [...headers].filter(([name]) => !OMITTED_HEADERS.has(name)),
    cookies: [...formCookies, ...headers.getSetCookie()],
    route: headers.get(PATTERN_HEADER) ?? undefined,
    failedSections: readFailedSections(headers),
    body,
    brotli: isWorthCompressing(type, body, compressionLevel) ? brotliSync(body, compressionLevel) : undefined,
    etag: computeEtag(body),
    scriptHashes: type.startsWith("text/html") ? inlineScriptHashes(body) : [],
  }
}

function readFailedSections(headers: Headers): RenderedPage["failedSections"] {
  const names = headers.get(FAILED_SECTIONS_HEADER)?.split(",") ?? []
  const errors = headers.get(FAILURES_HEADER)?.split(",").map(decodeURIComponent) ?? []
  return names.map((name, index) => ({ name, error: errors[index] ?? "" }))
}
