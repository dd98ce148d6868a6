import { readJson } from "@haat/sdk/server/read-json"
import type { MedusaRequest } from "@medusajs/framework/http"

const MAX_BODY_BYTES = 128 * 1024

/** The fields of a JSON body of at most 128 KB, {} when there is no body. @throws HttpError 400, 413 or 415 */
export async function readFields(req: MedusaRequest): Promise<Record<string, unknown>> {
  const isEmpty = req.headers["transfer-encoding"] === undefined && Number(req.headers["content-length"] ?? 0) === 0
  return isEmpty ? {} : readJson(req, MAX_BODY_BYTES)
}
