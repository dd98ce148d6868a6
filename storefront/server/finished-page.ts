import type { Language } from "../app/lib/languages.ts"
import { brotliHere, type Effort, isWorthCompressing } from "./compression.ts"
import { etagOf } from "./etag.ts"
import { inlineScriptHashes } from "./inline-scripts.ts"

/** All that a page is made from. Without a cookie it is everybody's. */
export type PageAsked = {
  url: string
  language: Language
  requestId: string
  cookie?: string
  effort: Effort
  /** cache keys of what it is sure to read */
  foreseen: string[]
}

/** A page to its last byte, and what was worked out from it where it was rendered. */
export type FinishedPage = {
  status: number
  headers: [name: string, value: string][]
  cookies: string[]
  /** Has an ArrayBuffer of its own, which may be handed to another thread. */
  body: Uint8Array<ArrayBuffer>
  /** The same as nearly every browser asks for it; nothing where compressing gains nothing. */
  brotli?: Uint8Array<ArrayBuffer>
  etag: string
  /** Content-Security-Policy sources of its inline scripts */
  scripts: string[]
}

/** The storefront as React Router builds it, in any of its languages. Its reads of the backend go through the global fetch. */
export type Handle = (request: Request, language: Language) => Promise<Response>

const encoder = new TextEncoder()

/** Renders a page whole, which is what lets its inline scripts be hashed for the policy. */
export async function finishPage(
  handle: Handle,
  { url, language, requestId, cookie, effort }: PageAsked,
): Promise<FinishedPage> {
  const request = new Request(url, {
    headers: { accept: "text/html", "x-request-id": requestId, ...(cookie && { cookie }) },
  })
  const response = await handle(request, language)
  const text = await response.text()
  const body = encoder.encode(text)
  const type = response.headers.get("content-type") ?? ""
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== "set-cookie"),
    cookies: response.headers.getSetCookie(),
    body,
    brotli: isWorthCompressing(type, body) ? brotliHere(body, effort) : undefined,
    etag: etagOf(body),
    scripts: type.startsWith("text/html") ? inlineScriptHashes(text) : [],
  }
}
