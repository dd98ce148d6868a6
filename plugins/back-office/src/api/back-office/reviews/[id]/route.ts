import { HttpError } from "@haat/http/http-error"
import type { ModerateReview } from "@haat/reviews/contract"
import { REVIEW_ERRORS } from "@haat/reviews/errors"
import { moderateReviewWorkflow } from "@haat/reviews/workflows/moderate-review"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findReview } from "../../../../reading/list-reviews"
import { change } from "../../../change"

const find = async (req: MedusaRequest) => {
  const review = await findReview(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!review) throw new HttpError(REVIEW_ERRORS.no_such_review)
  return review
}

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await find(req))
}

export const PUT = change(async (req: MedusaRequest<Partial<ModerateReview>>) => {
  await moderateReviewWorkflow(req.scope).run({ input: { id: req.params.id, change: req.validatedBody } })
  return await find(req)
})
