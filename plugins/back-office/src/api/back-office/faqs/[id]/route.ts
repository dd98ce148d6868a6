import { deleteFaqWorkflow } from "@haat/faqs/workflows/delete-faq"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

export const DELETE = async (req: MedusaRequest, res: MedusaResponse) => {
  await deleteFaqWorkflow(req.scope).run({ input: { id: req.params.id } })
  res.json({ id: req.params.id })
}
