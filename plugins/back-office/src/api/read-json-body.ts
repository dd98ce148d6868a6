import { readJson } from "@haat/sdk/server/read-json"
import type { Method } from "@haat/sdk/server/route"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findMethods, PREFIX } from "./find-route"

const MAX_BODY_BYTES = 256 * 1024

/** Reads a JSON object of at most 256 KB. Runs after the guard: bodies of unauthorized requests are not read. */
export const readJsonBody = async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
  if ((req.method === "POST" || req.method === "PUT") && !takesFile(req)) req.body = await readJson(req, MAX_BODY_BYTES)
  next()
}

const takesFile = (req: MedusaRequest) => findMethods(PREFIX + req.path)?.[req.method as Method]?.takesFile === true
