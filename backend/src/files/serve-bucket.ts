import { pipeline } from "node:stream/promises"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { BACKEND_ERRORS } from "../errors"

/**
 * Middleware for every shop with a bucket: serves its files at `/static/KEY`, the addresses that files have without
 * S3_FILE_URL. With it, browsers read the bucket itself, except at addresses that were stored before it was set.
 */
export async function serveBucket(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (req.method !== "GET" && req.method !== "HEAD") return next()
  const key = decodeURIComponent(req.path.replace(/^\//, ""))
  if (!key) return next()
  try {
    const file = await req.scope.resolve(Modules.FILE).getDownloadStream(key)
    res.type(key).set("Cache-Control", "public, max-age=31536000, immutable")
    if (req.method === "HEAD") {
      // the reply has no body: the file is closed unread
      res.end(() => file.destroy())
      return
    }
    await pipeline(file, res)
  } catch (error) {
    if (res.headersSent) return res.destroy()
    if ((error as Error).name === "NoSuchKey") return next()
    next(new HttpError(BACKEND_ERRORS.files_away))
  }
}
