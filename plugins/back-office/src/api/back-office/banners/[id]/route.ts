import { deleteBannerWorkflow } from "@haat/banners/workflows/delete-banner"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

export const DELETE = async (req: MedusaRequest, res: MedusaResponse) => {
  await deleteBannerWorkflow(req.scope).run({ input: { id: req.params.id } })
  res.json({ id: req.params.id })
}
