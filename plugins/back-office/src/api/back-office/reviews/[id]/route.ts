import { ModerateReview } from "@haat/reviews/contract"
import { moderateReviewWorkflow } from "@haat/reviews/workflows/moderate-review"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../../dialect/answering"
import { readPart } from "../../../../dialect/read-body"
import { findReview } from "../../../../reading/list-reviews"

const find = async (req: MedusaRequest) => {
  const review = await findReview(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!review) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such review")
  return review
}

export const GET = answering(async (req, res) => {
  res.json(await find(req))
})

export const PUT = answering(async (req, res) => {
  const change = readPart(ModerateReview, req.body as Record<string, unknown>)
  await moderateReviewWorkflow(req.scope).run({ input: { id: req.params.id, change } })
  res.json(await find(req))
})
