import { deleteBannerWorkflow } from "@haat/banners/workflows/delete-banner"
import { answering } from "../../../../dialect/answering"

export const DELETE = answering(async (req, res) => {
  await deleteBannerWorkflow(req.scope).run({ input: { id: req.params.id } })
  res.json({ id: req.params.id })
})
