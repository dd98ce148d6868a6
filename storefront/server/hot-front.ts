import type { IncomingMessage, ServerResponse } from "node:http"
import { languageOf } from "../app/lib/languages.ts"
import type { Answer } from "./answer.ts"
import { BackendSilent } from "./ask-backend.ts"
import { isBackendPath } from "./backend-paths.ts"
import { cacheKey, isCataloguePath, pageKey } from "./cache-key.ts"
import type { Catalogue } from "./catalogue.ts"
import type { ClientFiles } from "./client-files.ts"
import { refuse } from "./error-page.ts"
import type { Pages } from "./pages.ts"
import { problemWith } from "./request-checks.ts"
import { nextRequestId } from "./request-id.ts"
import { type Log, logWhenOver } from "./request-log.ts"
import { sendAnswer } from "./send-answer.ts"

type Handler = (req: IncomingMessage, res: ServerResponse) => void

type Options = {
  catalogue: Catalogue
  pages: Pages
  files: ClientFiles
  publishableKey: string
  log: Log
  slowMs: number
  /** Whoever answers what is not ours. */
  rest: Handler
}

const NOT_PAGES = /^\/(admin|health|assets|sandbox|razorpay-sandbox)(\/|$|\?)/i

/** True when the person may be signed in, by cookie or by token: such requests never meet the shared memory of pages. */
export const mayBeSignedIn = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || headers.cookie?.includes("connect.sid=") === true

/**
 * Answers guests' reads of pages and of the catalogue from memory, before Express is even asked. Nothing of the
 * request but its address, its language and its Accept-Encoding has a say in what it gets.
 */
export function hotFront({ catalogue, pages, files, publishableKey, log, slowMs, rest }: Options) {
  const find = (req: IncomingMessage) => {
    const url = req.url as string
    if (isCataloguePath(url)) {
      const key = req.headers["x-publishable-api-key"]
      return key === undefined || key === publishableKey ? catalogue : undefined
    }
    return isBackendPath(url) || NOT_PAGES.test(url) ? undefined : pages
  }

  const waited = (
    req: IncomingMessage,
    res: ServerResponse,
    id: string,
    got: { answer: Answer; personal?: boolean },
  ) => (got.personal ? rest(req, res) : sendAnswer(req, res, got.answer, id))

  /** Answers the request if it is one of ours; false hands it on untouched. */
  return function serve(req: IncomingMessage, res: ServerResponse): boolean {
    if ((req.method !== "GET" && req.method !== "HEAD") || mayBeSignedIn(req)) return false
    const url = req.url as string
    const file = files.find(url)
    if (file) {
      sendAnswer(req, res, file, nextRequestId())
      return true
    }
    const memory = find(req)
    const address = memory && !problemWith(req) ? cacheKey(url) : undefined
    if (!memory || address === undefined) return false
    const key = memory === pages ? pageKey(languageOf(req.headers.cookie), address) : address

    const id = nextRequestId()
    const ready = memory.peek(key)
    if (ready) {
      sendAnswer(req, res, ready.answer, id)
      return true
    }
    logWhenOver(req, res, id, log, slowMs)
    memory.read(key).then(
      (got) => waited(req, res, id, got),
      (error) => failed(req, res, id, error, log),
    )
    return true
  }
}

/** Says calmly that there is no answer, and logs why. */
export function failed(req: IncomingMessage, res: ServerResponse, id: string, error: unknown, log: Log) {
  log({ level: "error", id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  const headers = { "X-Request-Id": id }
  if (!(error instanceof BackendSilent))
    return refuse(req.headers.accept, res, {
      status: 500,
      message: "Something went wrong on our side. Please try again in a moment.",
      headers,
    })
  refuse(req.headers.accept, res, {
    status: error.status === 504 ? 504 : 503,
    message: "The shop is not answering right now. Please try again in a moment.",
    headers: { ...headers, "Retry-After": "5" },
  })
}
