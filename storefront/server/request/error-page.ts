import type { ServerResponse } from "node:http"
import type { ErrorEntry } from "@haat/sdk/errors"

const TITLES: Record<number, string> = {
  400: "We could not understand that address",
  404: "404 not found!",
  405: "That cannot be done here",
  414: "That address is too long",
  429: "Too many requests",
  500: "Something went wrong",
  502: "The shop is not answering",
  503: "The shop is catching its breath",
  504: "The shop is taking too long",
}

const page = (title: string, sentence: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.0625rem/1.5 system-ui, sans-serif; display: grid; place-content: center; min-height: 100dvh; margin: 0; padding: 1.5rem; text-align: center }
a { color: inherit }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">Back to the shop</a></p>
</main>
</body>
</html>
`

/** Response to an error. With a `code` the browser shows it in the language of the page. */
export type ErrorResponse = { status: number; message: string; code?: string; headers?: Record<string, string> }

/** The response for an error of the web tier's own catalogue. */
export const errorResponse = ({ status, en, code }: ErrorEntry, headers?: Record<string, string>): ErrorResponse => ({
  status,
  message: en,
  code,
  headers,
})

/**
 * Sends an error response: a small page to clients that accept HTML, `{ code, message }` to others. `message` is not
 * escaped and must not contain anything a client sent. A response that has already begun is cut off.
 */
export function sendError(
  accept: string | undefined,
  res: ServerResponse,
  { status, message, code, headers }: ErrorResponse,
) {
  if (res.writableEnded || res.destroyed) return
  if (res.headersSent) return void res.destroy()
  const html = accept?.includes("text/html")
  const body = html ? page(TITLES[status] ?? "Something went wrong", message) : JSON.stringify({ code, message })
  res.writeHead(status, {
    "Content-Type": html ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    ...headers,
  })
  res.end(res.req?.method === "HEAD" ? undefined : body)
}
