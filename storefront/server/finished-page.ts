import type { Language } from "../app/lib/languages.ts"
import { etagOf } from "./etag.ts"
import { inlineScriptHashes } from "./inline-scripts.ts"

/** All that a page is made from. Without a cookie it is everybody's. */
export type PageAsked = { url: string; language: Language; requestId: string; cookie?: string }

/** A page to its last byte, and what was worked out from it where it was rendered. */
export type FinishedPage = {
  status: number
  headers: [name: string, value: string][]
  cookies: string[]
  /** Has an ArrayBuffer of its own, which may be handed to another thread. */
  body: Uint8Array<ArrayBuffer>
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
  { url, language, requestId, cookie }: PageAsked,
): Promise<FinishedPage> {
  const request = new Request(url, {
    headers: { accept: "text/html", "x-request-id": requestId, ...(cookie && { cookie }) },
  })
  const response = await handle(request, language)
  const text = await response.text()
  const body = encoder.encode(text)
  const html = response.headers.get("content-type")?.startsWith("text/html")
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== "set-cookie"),
    cookies: response.headers.getSetCookie(),
    body,
    etag: etagOf(body),
    scripts: html ? inlineScriptHashes(text) : [],
  }
}
