import { RATING_CHANGED } from "@haat/catalog/contract"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { REVIEW_ERRORS } from "../errors"
import { REVIEWS } from "../modules/reviews"
import type { NewReview } from "../modules/reviews/queries/save"
import type { ReviewsService } from "../modules/reviews/service"

/** @throws HttpError 404 when there is no such product, 403 when the shopper has not bought it */
const requirePurchaseStep = createStep(
  "reviews-require-purchase",
  async ({ customer_id, product_id }: { customer_id: string; product_id: string }, { container }) => {
    const purchase = await container.resolve<ReviewsService>(REVIEWS).findPurchase(customer_id, product_id)
    if (!purchase) throw new HttpError(HTTP_ERRORS.no_such_product)
    if (!purchase.purchased) throw new HttpError(REVIEW_ERRORS.not_bought)
  },
)

const saveReviewStep = createStep(
  "reviews-save-review",
  async (input: NewReview, { container }) => {
    const saved = await container.resolve<ReviewsService>(REVIEWS).save(input)
    return new StepResponse({ review: saved.review, isNew: saved.isNew }, saved)
  },
  async (saved, { container }) => {
    if (saved) await container.resolve<ReviewsService>(REVIEWS).undoSave(saved)
  },
)

/**
 * Saves what a shopper says about a product; their second review of it replaces the first.
 * @throws HttpError 404 for an unknown product, 403 for one they have not bought
 */
export const saveReviewWorkflow = createWorkflow("reviews-save", (input: NewReview) => {
  requirePurchaseStep(input)
  const saved = saveReviewStep(input)
  emitEventStep({
    eventName: RATING_CHANGED,
    data: transform(input, ({ product_id }) => ({ product_ids: [product_id] })),
  })
  return new WorkflowResponse(saved)
})
