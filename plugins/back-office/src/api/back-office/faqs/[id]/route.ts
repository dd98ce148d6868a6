import { deleteFaqWorkflow } from "@haat/faqs/workflows/delete-faq"
import { change } from "../../../change"

export const DELETE = change(async (req) => {
  await deleteFaqWorkflow(req.scope).run({ input: { id: req.params.id } })
  return { id: req.params.id }
})
