import { Writable } from "node:stream"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router-dom"
import { FAILED_SECTIONS_HEADER, FAILURES_HEADER, failedSections } from "./lib/rendering/failed-sections.ts"
import { PATTERN_HEADER, routePattern } from "./lib/rendering/page-pattern.ts"

export { setFetchBackend } from "./lib/backend/sdk.ts"

/** For React's rendering; loaders have a timeout of their own. */
const RENDER_TIMEOUT_MS = 8_000
export const streamTimeout = RENDER_TIMEOUT_MS

/**
 * Responds with a finished page and not with a stream: the web tier hashes the inline scripts of the whole page for its
 * Content-Security-Policy, and caches the page.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { page, errors, isBroken } = await renderStream(<ServerRouter context={context} url={request.url} />)
  const sections = errors.length ? failedSections(page.toString()) : new Map<number, string>()
  const pattern = routePattern(context.staticHandlerContext.matches)
  for (const [digest, error] of errors.entries())
    console.error(`Failed to render ${sections.get(digest) ?? "a component"} of the page ${pattern ?? "(none)"}`, error)
  if (sections.size) {
    headers.set(FAILED_SECTIONS_HEADER, [...sections.values()].join())
    headers.set(FAILURES_HEADER, [...sections.keys()].map((digest) => encodeMessage(errors[digest])).join())
  }
  if (errors.length) headers.set("Cache-Control", "no-store")
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (pattern) headers.set(PATTERN_HEADER, pattern)
  return new Response(lowerPreloadPriority(page), { headers, status: isBroken ? 500 : status })
}

const MAX_MESSAGE_LENGTH = 200
const encodeMessage = (error: unknown) =>
  encodeURIComponent(
    String((error as Error)?.message ?? error)
      .slice(0, MAX_MESSAGE_LENGTH)
      // half a character cannot be encoded
      .replace(/\p{Surrogate}/gu, ""),
  )

/**
 * Stylesheet, fonts and main picture come before the code; React Router gives its preloads no priority of their own.
 */
function lowerPreloadPriority(page: Buffer) {
  const end = page.indexOf("</head>")
  const head = page.toString("utf8", 0, end)
  const low = head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return Buffer.concat([Buffer.from(low), page.subarray(end)])
}

/** `errors` are those of components, each by its digest; `isBroken` is true when one was outside of all sections. */
type RenderedHtml = { page: Buffer; errors: unknown[]; isBroken: boolean }

/** The frame that a Section leaves in the component stack of what is inside. */
const SECTION_FRAME = /^\s*at SectionBoundary/m

/** Waits for every part. Rejects when not even the frame of the page can be rendered. */
function renderStream(element: React.ReactElement): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = []
    let isBroken = false
    const { pipe, abort } = renderToPipeableStream(element, {
      // no part is sent out of place for a script to move: pages must be readable without JavaScript
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        pipe(collector((page) => resolve({ page, errors, isBroken })))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error, { componentStack = "" }) {
        isBroken ||= !SECTION_FRAME.test(componentStack)
        // the digest, by which React marks the boundary that shows its fallback
        return String(errors.push(error) - 1)
      },
    })
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_TIMEOUT_MS)
  })
}

/** Collects a page's chunks and passes the whole page to `done`. */
function collector(done: (page: Buffer) => void) {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}
