import type { IncomingMessage, ServerResponse } from "node:http"
import { setRoute } from "../request/request-log.ts"
import { pickEncoding } from "./compression.ts"
import type { StoredResponse } from "./stored-response.ts"

const BODY_HEADERS = new Set(["Content-Type", "Content-Length", "Content-Encoding"])

function withoutBodyHeaders(headers: string[]) {
  const kept: string[] = []
  for (let at = 0; at < headers.length; at += 2)
    if (!BODY_HEADERS.has(headers[at])) kept.push(headers[at], headers[at + 1])
  return kept
}

function isNotModified(req: IncomingMessage, { status, etag }: StoredResponse) {
  const known = req.headers["if-none-match"]
  return known !== undefined && status === 200 && (known === "*" || known.includes(etag))
}

/** Sends a response in an encoding the client accepts, or 304 when the client has it. Adds the header X-Request-Id. */
export function sendStoredResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: StoredResponse,
  requestId: string,
) {
  setRoute(res, response.route)
  const encoded = response.encoded(pickEncoding(req.headers["accept-encoding"] as string | undefined))
  if (encoded instanceof Promise) return void encoded.then((ready) => write(req, res, response, ready, requestId))
  write(req, res, response, encoded, requestId)
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  response: StoredResponse,
  encoded: { headers: string[]; body: Buffer },
  requestId: string,
) {
  if (res.destroyed) return
  if (isNotModified(req, response)) {
    res.writeHead(304, [...withoutBodyHeaders(encoded.headers), "X-Request-Id", requestId])
    return void res.end()
  }
  res.writeHead(response.status, [...encoded.headers, "X-Request-Id", requestId])
  res.end(req.method === "HEAD" ? undefined : encoded.body)
}
