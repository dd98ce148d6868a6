import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { REVIEWS } from "../../../../modules/reviews"
import type { ReviewsService } from "../../../../modules/reviews/service"

export const GET = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const reviews = req.scope.resolve<ReviewsService>(REVIEWS)
  const purchase = await reviews.findPurchase(req.auth_context.actor_id, req.params.product_id)
  if (!purchase) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product")
  res.json(purchase)
}
