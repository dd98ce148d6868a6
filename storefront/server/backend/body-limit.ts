import type { IncomingMessage } from "node:http"

const KB = 1024
const MB = 1024 * KB

/** Pictures are uploaded there, up to eight of 5 MB. */
const UPLOADS = /^\/(back-office|api\/product)\//
/** By shoppers one at a time. */
const PHOTOS = /^\/store\/return-photos$/
const MAX_UPLOAD_BYTES = 48 * MB
const MAX_PHOTO_BYTES = 6 * MB
const MAX_BODY_BYTES = 512 * KB

export const TOO_LARGE = { status: 413, message: "This is more than we can take at once." }

/** True where pictures and files are uploaded. */
export const isUpload = (url = "") => UPLOADS.test(url) || PHOTOS.test(url)

/** How many bytes the body of a request to this address may have. */
export const bodyLimit = (url = "") =>
  PHOTOS.test(url) ? MAX_PHOTO_BYTES : isUpload(url) ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES

/** True when the Content-Length of a request exceeds the limit. */
export const exceedsBodyLimit = ({ url, headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > bodyLimit(url)
