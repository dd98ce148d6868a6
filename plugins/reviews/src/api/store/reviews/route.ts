import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ListReviews, SaveReview } from "../../../contract"
import { REVIEWS } from "../../../modules/reviews"
import type { ReviewsService } from "../../../modules/reviews/service"
import { saveReview } from "../../../workflows/save-review"

export const GET = async (req: MedusaRequest<unknown, ListReviews>, res: MedusaResponse) => {
  const found = await req.scope.resolve<ReviewsService>(REVIEWS).listPublic(req.validatedQuery as ListReviews)
  if (!found) throw new HttpError(HTTP_ERRORS.no_such_product)
  res.json(found)
}

export const POST = async (req: AuthenticatedMedusaRequest<SaveReview>, res: MedusaResponse) => {
  const { review, isNew } = await saveReview(req.scope, {
    ...req.validatedBody,
    customer_id: req.auth_context.actor_id,
  })
  res.status(isNew ? 201 : 200).json({ review })
}
