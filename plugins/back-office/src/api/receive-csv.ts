import { MAX_IMPORT_BYTES } from "@haat/catalog/contract"
import { readBytes } from "@haat/http/read-json"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Takes a CSV file of at most 5 MB into memory, as the bytes it came in. */
export const receiveCsv = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  if (!req.is("text/csv") || (req.headers["content-encoding"] ?? "identity") !== "identity") {
    return void res.status(415).json({ message: "Send a CSV file" })
  }
  const bytes = await readBytes(req, MAX_IMPORT_BYTES)
  if (!bytes) return void res.status(413).json({ message: "A file may be at most 5 MB" })
  req.body = bytes
  next()
}
