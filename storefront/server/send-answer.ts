import type { IncomingMessage, ServerResponse } from "node:http"
import type { Answer } from "./answer.ts"
import { pickEncoding } from "./compression.ts"

const BODY_HEADERS = new Set(["Content-Type", "Content-Length", "Content-Encoding"])

function withoutBodyHeaders(headers: string[]) {
  const kept: string[] = []
  for (let at = 0; at < headers.length; at += 2)
    if (!BODY_HEADERS.has(headers[at])) kept.push(headers[at], headers[at + 1])
  return kept
}

function knows(req: IncomingMessage, answer: Answer) {
  const known = req.headers["if-none-match"]
  return known !== undefined && answer.status === 200 && (known === "*" || known.includes(answer.etag))
}

/** Sends a finished answer in the encoding the client takes, or 304 when the client has it. `requestId` is put on the answer. */
export function sendAnswer(req: IncomingMessage, res: ServerResponse, answer: Answer, requestId: string) {
  const form = answer.form(pickEncoding(req.headers["accept-encoding"] as string | undefined))
  if (form instanceof Promise) return void form.then((ready) => write(req, res, answer, ready, requestId))
  write(req, res, answer, form, requestId)
}

function write(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  form: { headers: string[]; body: Buffer },
  requestId: string,
) {
  if (res.destroyed) return
  if (knows(req, answer)) {
    res.writeHead(304, [...withoutBodyHeaders(form.headers), "X-Request-Id", requestId])
    return void res.end()
  }
  res.writeHead(answer.status, [...form.headers, "X-Request-Id", requestId])
  res.end(req.method === "HEAD" ? undefined : form.body)
}
