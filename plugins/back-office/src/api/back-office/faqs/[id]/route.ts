import { deleteFaqWorkflow } from "@haat/faqs/workflows/delete-faq"
import { answering } from "../../../../dialect/answering"

export const DELETE = answering(async (req, res) => {
  await deleteFaqWorkflow(req.scope).run({ input: { id: req.params.id } })
  res.json({ id: req.params.id })
})
