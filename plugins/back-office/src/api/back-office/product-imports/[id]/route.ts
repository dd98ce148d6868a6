import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findImport } from "../../../../queries/product-import"

/** Asked again and again while an import is running. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await findImport(req.scope, req.params.id))
}
