import { RATING_CHANGED } from "@haat/catalog/contract"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ModerateReview } from "../contract"
import { REVIEW_ERRORS } from "../errors"
import { REVIEWS } from "../modules/reviews"
import type { ReviewsService } from "../modules/reviews/service"

type Input = { id: string; change: Partial<ModerateReview> }

/** Hides a review or shows it again, and answers it. @throws HttpError 404 */
export async function moderateReview(container: MedusaContainer, { id, change }: Input): Promise<void> {
  const reviews = container.resolve<ReviewsService>(REVIEWS)
  const [review] = await reviews.listProductReviews({ id }, { select: ["id", "product_id"] })
  if (!review) throw new HttpError(REVIEW_ERRORS.no_such_review)
  await reviews.updateProductReviews({ id, ...change })
  await emitEvents(container, [{ name: RATING_CHANGED, data: { product_ids: [review.product_id] } }])
}
