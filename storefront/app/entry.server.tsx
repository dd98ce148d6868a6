import { Writable } from "node:stream"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router-dom"

/** Loaders have their own limit; this one is for a render that never ends. */
const RENDER_LIMIT_MS = 8_000
export const streamTimeout = RENDER_LIMIT_MS

/**
 * Answers with a finished page and never a stream of pieces: the web tier hashes the inline scripts of
 * the whole page for its Content-Security-Policy and keeps the page in memory.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // never set a finished part aside for a script to move into place: pages are read without JavaScript too
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        headers.set("Content-Type", "text/html; charset=utf-8")
        pipe(collector((page) => resolve(new Response(page, { headers, status }))))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        // a component that throws falls back to its boundary; the page still says that something broke
        status = 500
        console.error(error)
      },
    })
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_LIMIT_MS)
  })
}

/** Takes a page in pieces and hands it on whole: nobody reads it as a stream. */
function collector(done: (page: Uint8Array<ArrayBuffer>) => void) {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces))
      next()
    },
  })
}
