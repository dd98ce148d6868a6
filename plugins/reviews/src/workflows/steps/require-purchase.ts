import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { createStep } from "@medusajs/framework/workflows-sdk"
import { REVIEW_ERRORS } from "../../errors"
import { REVIEWS } from "../../modules/reviews"
import type { ReviewsService } from "../../modules/reviews/service"

/** @throws HttpError 404 when there is no such product, 403 when the shopper has not bought it */
export const requirePurchaseStep = createStep(
  "reviews-require-purchase",
  async ({ customer_id, product_id }: { customer_id: string; product_id: string }, { container }) => {
    const purchase = await container.resolve<ReviewsService>(REVIEWS).findPurchase(customer_id, product_id)
    if (!purchase) throw new HttpError(HTTP_ERRORS.no_such_product)
    if (!purchase.purchased) throw new HttpError(REVIEW_ERRORS.not_bought)
  },
)
