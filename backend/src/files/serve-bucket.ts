import { pipeline } from "node:stream/promises"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { BACKEND_ERRORS } from "../errors"

/** Middleware: serves files of the bucket at `/static/KEY`, for shops without S3_FILE_URL. */
export async function serveBucket(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (req.method !== "GET" && req.method !== "HEAD") return next()
  const key = decodeURIComponent(req.path.replace(/^\//, ""))
  if (!key) return next()
  try {
    const file = await req.scope.resolve(Modules.FILE).getDownloadStream(key)
    res.type(key).set("Cache-Control", "public, max-age=31536000, immutable")
    if (req.method === "HEAD") return void res.end(() => file.destroy())
    await pipeline(file, res)
  } catch (error) {
    if (res.headersSent) return res.destroy()
    if ((error as Error).name === "NoSuchKey") return next()
    next(new HttpError(BACKEND_ERRORS.files_away))
  }
}
