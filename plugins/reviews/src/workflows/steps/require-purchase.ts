import { MedusaError } from "@medusajs/framework/utils"
import { createStep } from "@medusajs/framework/workflows-sdk"
import { NOT_BOUGHT } from "../../contract"
import { REVIEWS } from "../../modules/reviews"
import type { ReviewsService } from "../../modules/reviews/service"

/** @throws NOT_FOUND when there is no such product, FORBIDDEN when the shopper has not bought it */
export const requirePurchaseStep = createStep(
  "reviews-require-purchase",
  async ({ customer_id, product_id }: { customer_id: string; product_id: string }, { container }) => {
    const purchase = await container.resolve<ReviewsService>(REVIEWS).findPurchase(customer_id, product_id)
    if (!purchase) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product")
    if (!purchase.purchased) throw new MedusaError(MedusaError.Types.FORBIDDEN, NOT_BOUGHT)
  },
)
