import { deleteBannerWorkflow } from "@haat/banners/workflows/delete-banner"
import { change } from "../../../change"

export const DELETE = change(async (req) => {
  await deleteBannerWorkflow(req.scope).run({ input: { id: req.params.id } })
  return { id: req.params.id }
})
