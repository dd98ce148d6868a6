import { RATING_CHANGED } from "@haat/catalog/contract"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { REVIEW_ERRORS } from "../errors"
import { REVIEWS } from "../modules/reviews"
import { type NewReview, type SavedReview, saveReview as writeReview } from "../modules/reviews/queries/save"
import type { ReviewsService } from "../modules/reviews/service"

/**
 * Saves what a shopper says about a product; their second review of it replaces the first.
 * @throws HttpError 404 for an unknown product, 403 for one they have not bought
 */
export async function saveReview(container: MedusaContainer, review: NewReview): Promise<SavedReview> {
  const { customer_id, product_id } = review
  const purchase = await container.resolve<ReviewsService>(REVIEWS).findPurchase(customer_id, product_id)
  if (!purchase) throw new HttpError(HTTP_ERRORS.no_such_product)
  if (!purchase.purchased) throw new HttpError(REVIEW_ERRORS.not_bought)
  const saved = await writeReview(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), review)
  await emitEvents(container, [{ name: RATING_CHANGED, data: { product_ids: [product_id] } }])
  return saved
}
