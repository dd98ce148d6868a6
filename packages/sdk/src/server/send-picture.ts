import type { MedusaResponse } from "@medusajs/framework/http"
import type { ErrorEntry } from "../errors"
import { HttpError } from "./http-error"

/** Sends a private WebP picture, which is never cached. @throws HttpError `missing` when there is none */
export function sendPicture(res: MedusaResponse, content: Buffer | undefined, missing: ErrorEntry) {
  if (!content) throw new HttpError(missing)
  res.set({ "Content-Type": "image/webp", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" })
  res.send(content)
}
