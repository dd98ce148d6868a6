import type { IncomingMessage } from "node:http"
import { WEB_ERRORS } from "../../app/lib/backend/web-errors.ts"
import { errorResponse } from "../request/error-page.ts"
import { isBackendPath } from "./backend-paths.ts"

const KB = 1024
const MB = 1024 * KB

/** Routes that take up to eight pictures of 5 MB. */
const UPLOADS = /^\/(back-office|api\/product)\//
/** The route of return photos, which takes one at a time. */
const PHOTOS = /^\/store\/return-photos$/
const MAX_UPLOAD_BYTES = 48 * MB
const MAX_PHOTO_BYTES = 6 * MB
const MAX_BODY_BYTES = 512 * KB
/** Limit of page forms. Rejected values are written back into the page; URL-encoded Hindi takes nine bytes a letter. */
const MAX_FORM_BYTES = 64 * KB

export const TOO_LARGE = errorResponse(WEB_ERRORS.too_large)

/** Returns whether a route takes uploads of pictures or files. */
export const isUpload = (url = "") => UPLOADS.test(url) || PHOTOS.test(url)

/** Returns the maximum body size in bytes of a request to this address. */
export const bodyLimit = (url = "") => {
  if (PHOTOS.test(url)) return MAX_PHOTO_BYTES
  if (isUpload(url)) return MAX_UPLOAD_BYTES
  return isBackendPath(url) ? MAX_BODY_BYTES : MAX_FORM_BYTES
}

/** True when the Content-Length of a request exceeds the limit. */
export const exceedsBodyLimit = ({ url, headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > bodyLimit(url)
