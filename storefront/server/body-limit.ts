import type { IncomingMessage } from "node:http"

const KB = 1024
const MB = 1024 * KB

/** Pictures are uploaded there, up to eight of 5 MB. */
const UPLOADS = /^\/(back-office|api\/product)\//
const UPLOAD_LIMIT = 48 * MB
const LIMIT = 512 * KB

export const TOO_LARGE = { status: 413, message: "This is more than we can take at once." }

/** Bytes a request to this address may carry. */
export const bodyLimit = (url = "") => (UPLOADS.test(url) ? UPLOAD_LIMIT : LIMIT)

/** True when a request says itself that it carries too much. */
export const saysTooMuch = ({ url, headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > bodyLimit(url)

/** Calls `tooMuch` once when the body, whatever it said, turns out too large. To be called in the turn in which the body is first read. */
export function watchBody(req: IncomingMessage, tooMuch: () => void) {
  const limit = bodyLimit(req.url)
  let size = 0
  const count = (part: Buffer) => {
    size += part.length
    if (size <= limit) return
    req.off("data", count)
    tooMuch()
  }
  req.on("data", count)
}
