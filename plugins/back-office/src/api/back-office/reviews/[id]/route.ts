import type { ModerateReview } from "@haat/reviews/contract"
import { REVIEW_ERRORS } from "@haat/reviews/errors"
import { moderateReviewWorkflow } from "@haat/reviews/workflows/moderate-review"
import type { MedusaRequest } from "@medusajs/framework/http"
import { REVIEWS } from "../../../../queries/list-reviews"
import { change } from "../../../change"
import { findOne, one } from "../../../resource"

const find = findOne(REVIEWS.find, REVIEW_ERRORS.no_such_review)

export const GET = one(find)

export const PUT = change(async (req: MedusaRequest<Partial<ModerateReview>>) => {
  await moderateReviewWorkflow(req.scope).run({ input: { id: req.params.id, change: req.validatedBody } })
  return await find(req)
})
