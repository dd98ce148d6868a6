import { Writable } from "node:stream"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router-dom"
import { withParts } from "./lib/constant-parts.ts"
import { handOver } from "./lib/hand-over.ts"

/** Loaders have their own limit; this one is for a render that never ends. */
const RENDER_LIMIT_MS = 8_000
export const streamTimeout = RENDER_LIMIT_MS

/**
 * Answers with a finished page and never a stream of pieces: the web tier hashes the inline scripts of
 * the whole page for its Content-Security-Policy and keeps the page in memory.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const script = await handOver(context.serverHandoffStream)
  // what the loaders found is written by us, in one script: React would wait for it once for each piece
  const page = <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
  const { html, failed } = renderAtOnce(page) ?? (await renderPatiently(page))
  headers.set("Content-Type", "text/html; charset=utf-8")
  return new Page(beforeEnd(withParts(html), script), { headers, status: failed ? 500 : status })
}

/** The web tier asks for the text and for nothing else: this one has no stream to be read. */
class Page extends Response {
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

/** React's note where a part was left to the browser, because it had to wait or because it failed. */
const LEFT_OUT = "<!--$!-->"

/** Nothing when some part of the page has to wait for something, or fails. It costs half of the patient way. */
function renderAtOnce(page: React.ReactElement): RenderedHtml | undefined {
  try {
    const html = renderToString(page)
    return html.includes(LEFT_OUT) ? undefined : { html: `<!DOCTYPE html>${html}`, failed: false }
  } catch {
    return undefined
  }
}

/** Waits for every part. Rejects when not even the frame of the page can be drawn. */
function renderPatiently(page: React.ReactElement): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      // never set a finished part aside for a script to move into place: pages are read without JavaScript too
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
        // a component that throws falls back to its boundary; the page still says that something broke
        failed = true
        console.error(error)
      },
    })
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_LIMIT_MS)
  })
}

/** Takes a page in pieces and hands it on whole: nobody reads it as a stream. */
function collector(done: (page: string) => void) {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces).toString())
      next()
    },
  })
}

const END = "</body></html>"

const beforeEnd = (html: string, script: string) =>
  html.endsWith(END) ? html.slice(0, -END.length) + script + END : html
