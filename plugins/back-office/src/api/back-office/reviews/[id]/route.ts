import { HttpError } from "@haat/http/http-error"
import { ModerateReview } from "@haat/reviews/contract"
import { REVIEW_ERRORS } from "@haat/reviews/errors"
import { moderateReviewWorkflow } from "@haat/reviews/workflows/moderate-review"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readPart } from "../../../../dialect/read-body"
import { findReview } from "../../../../queries/list-reviews"

const find = async (req: MedusaRequest) => {
  const review = await findReview(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id)
  if (!review) throw new HttpError(REVIEW_ERRORS.no_such_review)
  return review
}

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await find(req))
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse) => {
  const change = readPart(ModerateReview, req.body as Record<string, unknown>)
  await moderateReviewWorkflow(req.scope).run({ input: { id: req.params.id, change } })
  res.json(await find(req))
}
