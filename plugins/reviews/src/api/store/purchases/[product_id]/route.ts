import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { REVIEWS } from "../../../../modules/reviews"
import type { ReviewsService } from "../../../../modules/reviews/service"

export const GET = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const reviews = req.scope.resolve<ReviewsService>(REVIEWS)
  const purchase = await reviews.findPurchase(req.auth_context.actor_id, req.params.product_id)
  if (!purchase) throw new HttpError(HTTP_ERRORS.no_such_product)
  res.json(purchase)
}
