import type { Language } from "../app/lib/languages.ts"
import { Answer } from "./answer.ts"
import type { App } from "./app.ts"
import type { Catalogue } from "./catalogue.ts"
import type { Effort } from "./compression.ts"
import { foreseenReads } from "./foreseen-reads.ts"
import { Reading } from "./reading.ts"
import type { SecurityHeaders } from "./security-headers.ts"

export type Rendered = { answer: Answer; cookies: string[]; reading: Reading }
export type RenderPage = (
  path: string,
  options: { language: Language; requestId: string; cookie?: string },
) => Promise<Rendered>

const DROPPED = new Set(["content-length", "transfer-encoding", "connection", "etag", "cache-control"])
const RETRY_AFTER_S = "5"

const capitalise = (name: string) => name.replace(/(^|-)([a-z])/g, (_, dash, letter) => dash + letter.toUpperCase())

type Options = {
  app: App
  catalogue: Catalogue
  publicUrl: string
  security: SecurityHeaders
  /** False when no page is remembered. */
  keeps: boolean
}

/**
 * Renders one page into an answer. Without a `cookie` nothing of the visitor reaches the app but the address and the
 * language, so the answer is everybody's who reads that language.
 */
export const renderPage =
  ({ app, catalogue, publicUrl, security, keeps }: Options): RenderPage =>
  async (path, { language, requestId, cookie }) => {
    const reading = new Reading(requestId, catalogue)
    const effort: Effort = cookie || !keeps ? "once" : "kept"
    const asked = { url: publicUrl + path, language, requestId, cookie, effort, foreseen: foreseenReads(path) }
    const page = await app.render(asked, reading)

    const headers: Record<string, string> = { ...security.common }
    for (const [name, value] of page.headers) if (!DROPPED.has(name)) headers[capitalise(name)] = value
    headers["Cache-Control"] = cookie ? "private, no-store" : "public, no-cache"
    headers.Vary = "Accept-Encoding, Cookie"
    if (headers["Content-Type"]?.startsWith("text/html"))
      headers["Content-Security-Policy"] = security.pagePolicy(page.scripts)
    if (page.status === 503) headers["Retry-After"] ??= RETRY_AFTER_S
    const answer = new Answer(page.status, headers, Buffer.from(page.body.buffer), {
      etag: page.etag,
      effort,
      brotli: page.brotli && Buffer.from(page.brotli.buffer),
    })
    return { answer, cookies: page.cookies, reading }
  }
