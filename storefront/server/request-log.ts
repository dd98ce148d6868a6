import type { IncomingMessage, ServerResponse } from "node:http"

export type Log = (line: Record<string, unknown>) => void

/** One JSON line on standard output. */
export const logLine: Log = (line) => void process.stdout.write(`${JSON.stringify({ time: new Date(), ...line })}\n`)

/** Addresses may carry secrets: queries are left out, and so is the token of a password reset. */
const safePath = (url = "") =>
  url
    .split("?", 1)[0]
    .replace(/^((?:\/auth|\/api\/password)?\/reset-password\/).+/i, "$1…")
    .slice(0, 300)

/** Tells of this request once it is over, if it failed or was slow; says nothing of the others. */
export function logWhenOver(req: IncomingMessage, res: ServerResponse, id: string, log: Log, slowMs: number) {
  const start = performance.now()
  const path = safePath(req.url)
  res.once("close", () => {
    const ms = Math.round(performance.now() - start)
    const failed = res.statusCode >= 500
    if (!failed && ms < slowMs) return
    const level = failed ? "error" : "warn"
    const aborted = res.writableFinished ? undefined : true
    log({ level, id, method: req.method, path, status: res.statusCode, ms, aborted })
  })
}
