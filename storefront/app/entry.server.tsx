import { Writable } from "node:stream"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router-dom"
import { renderWithParts } from "./lib/rendering/constant-parts.ts"
import { loaderDataScript } from "./lib/rendering/loader-data-script.ts"
import { PATTERN_HEADER, patternOf } from "./lib/rendering/page-pattern.ts"

export { readBackendWith } from "./lib/backend/sdk.ts"

/** For React's rendering; loaders have a timeout of their own. */
const RENDER_TIMEOUT_MS = 8_000
export const streamTimeout = RENDER_TIMEOUT_MS

/**
 * Responds with a finished page and not with a stream: the web tier hashes the inline scripts of the whole page for its
 * Content-Security-Policy, and caches the page.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const script = await loaderDataScript(context.serverHandoffStream)
  // the loaders' data is written here, in one script: React would suspend for each chunk of React Router's stream
  const page = <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
  const { html, failed } = renderInOneGo(page) ?? (await renderStream(page))
  headers.set("Content-Type", "text/html; charset=utf-8")
  const pattern = patternOf(context.staticHandlerContext.matches)
  if (pattern) headers.set(PATTERN_HEADER, pattern)
  return new HtmlResponse(insertBeforeEnd(html, script), { headers, status: failed ? 500 : status })
}

/** A response of which only `text()` can be read, which is all the web tier does: it skips the stream. */
class HtmlResponse extends Response {
  constructor(
    private html: string,
    init: ResponseInit,
  ) {
    super(null, init)
  }
  override async text() {
    return this.html
  }
}

type RenderedHtml = { html: string; failed: boolean }

/** React's mark where it left a part to the browser, because it suspended or failed. */
const UNFINISHED_PART = "<!--$!-->"

/** Renders synchronously, at half the cost of a stream; undefined when some part of the page suspends or fails. */
function renderInOneGo(page: React.ReactElement): RenderedHtml | undefined {
  try {
    const html = renderWithParts(() => renderToString(page))
    return html.includes(UNFINISHED_PART) ? undefined : { html: `<!DOCTYPE html>${html}`, failed: false }
  } catch {
    return undefined
  }
}

/** Waits for every part. Rejects when not even the frame of the page can be rendered. */
function renderStream(page: React.ReactElement): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      // no part is sent out of place for a script to move: pages must be readable without JavaScript
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        pipe(collector((html) => resolve({ html, failed })))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        // a component that throws falls back to its boundary; the status is 500 all the same
        failed = true
        console.error(error)
      },
    })
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_TIMEOUT_MS)
  })
}

/** Collects a page's chunks and passes the whole page to `done`. */
function collector(done: (page: string) => void) {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

const END = "</body></html>"

const insertBeforeEnd = (html: string, script: string) =>
  html.endsWith(END) ? html.slice(0, -END.length) + script + END : html
