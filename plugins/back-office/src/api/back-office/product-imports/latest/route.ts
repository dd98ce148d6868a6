import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { catalogOf } from "../../../../queries/catalog"
import { importReply } from "../../../../queries/product-import"

/** For those who come back to an import that they, or a colleague, have run: null when there is none. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const latest = await catalogOf(req.scope).findLatestImport()
  res.json({ latest: latest && importReply(latest) })
}
