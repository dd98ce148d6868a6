import { readJson } from "@haat/http/read-json"
import type { MedusaRequest } from "@medusajs/framework/http"
import { Refused } from "./refused"

const LARGEST_BODY = 128 * 1024

/** The fields of a JSON body of at most 128 KB, {} when there is no body. @throws Refused */
export async function readFields(req: MedusaRequest): Promise<Record<string, unknown>> {
  const isEmpty = req.headers["transfer-encoding"] === undefined && Number(req.headers["content-length"] ?? 0) === 0
  if (isEmpty) return {}
  const read = await readJson(req, LARGEST_BODY)
  if ("fields" in read) return read.fields
  throw new Refused(read.status, read.message)
}
