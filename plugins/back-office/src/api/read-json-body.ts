import { readJson } from "@haat/sdk/server/read-json"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const MAX_BODY_BYTES = 256 * 1024

/** Reads a JSON object of at most 256 KB, after the guard, so that strangers cannot make us read anything. */
export const readJsonBody = async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
  if ((req.method === "POST" || req.method === "PUT") && !isFile(req)) req.body = await readJson(req, MAX_BODY_BYTES)
  next()
}

/** Whether the route takes a file and reads the body itself. */
const isFile = (req: MedusaRequest) => /^\/(pictures|product-imports(\/columns)?)\/?$/i.test(req.path)
