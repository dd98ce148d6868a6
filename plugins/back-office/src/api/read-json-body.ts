import { readJson } from "@haat/http/read-json"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const LARGEST_BODY = 256 * 1024

/** Reads a JSON object of at most 256 KB, after the guard, so that strangers cannot make us read anything. */
export const readJsonBody = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  if ((req.method !== "POST" && req.method !== "PUT") || isFile(req)) return next()
  const read = await readJson(req, LARGEST_BODY)
  if (!("fields" in read)) return void res.status(read.status).json({ message: read.message })
  req.body = read.fields
  next()
}

/** Those that take a file read it themselves. */
const isFile = (req: MedusaRequest) => /^\/(pictures|product-imports)\/?$/i.test(req.path)
