import { Answer } from "./answer.ts"
import { type Reading, withReading } from "./app-reads.ts"
import { inlineScriptHashes } from "./inline-scripts.ts"
import type { SecurityHeaders } from "./security-headers.ts"

/** The storefront: a request in, a response out. Its catalogue reads go through the global fetch. */
export type App = (request: Request) => Promise<Response>

export type Rendered = { answer: Answer; cookies: string[]; reading: Reading }
export type RenderPage = (path: string, options: { requestId: string; cookie?: string }) => Promise<Rendered>

const DROPPED = new Set(["content-length", "transfer-encoding", "connection", "set-cookie", "etag", "cache-control"])
const RETRY_AFTER_S = "5"

const capitalise = (name: string) => name.replace(/(^|-)([a-z])/g, (_, dash, letter) => dash + letter.toUpperCase())

type Options = { app: App; publicUrl: string; security: SecurityHeaders }

/**
 * Renders one page to its last byte, which is what lets its inline scripts be hashed for the policy. Without a
 * `cookie` nothing of the visitor reaches the app but the address, so the answer is everybody's.
 */
export const renderPage =
  ({ app, publicUrl, security }: Options): RenderPage =>
  async (path, { requestId, cookie }) => {
    const request = new Request(publicUrl + path, {
      headers: { accept: "text/html", "x-request-id": requestId, ...(cookie && { cookie }) },
    })
    const { result, reading } = await withReading(requestId, async () => {
      const response = await app(request)
      return { response, body: Buffer.from(await response.arrayBuffer()) }
    })
    const { response, body } = result

    const headers: Record<string, string> = { ...security.common }
    for (const [name, value] of response.headers) if (!DROPPED.has(name)) headers[capitalise(name)] = value
    headers["Cache-Control"] = cookie ? "private, no-store" : "public, no-cache"
    headers.Vary = "Accept-Encoding, Cookie"
    if (headers["Content-Type"]?.startsWith("text/html"))
      headers["Content-Security-Policy"] = security.pagePolicy(inlineScriptHashes(body.toString()))
    if (response.status === 503) headers["Retry-After"] ??= RETRY_AFTER_S
    return { answer: new Answer(response.status, headers, body), cookies: response.headers.getSetCookie(), reading }
  }
