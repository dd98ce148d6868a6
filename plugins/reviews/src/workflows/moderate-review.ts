import { RATING_CHANGED } from "@haat/catalog/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import type { ModerateReview } from "../contract"
import { REVIEW_ERRORS } from "../errors"
import { REVIEWS } from "../modules/reviews"
import type { ReviewsService } from "../modules/reviews/service"

type Input = { id: string; change: Partial<ModerateReview> }

const moderateReviewStep = createStep(
  "reviews-moderate-review",
  async ({ id, change }: Input, { container }) => {
    const reviews = container.resolve<ReviewsService>(REVIEWS)
    const [before] = await reviews.listProductReviews({ id }, { select: ["id", "product_id", "hidden", "reply"] })
    if (!before) throw new HttpError(REVIEW_ERRORS.no_such_review)
    await reviews.updateProductReviews({ id, ...change })
    return new StepResponse(before.product_id, { id, hidden: before.hidden, reply: before.reply })
  },
  async (before, { container }) => {
    if (before) await container.resolve<ReviewsService>(REVIEWS).updateProductReviews(before)
  },
)

/**
 * Hides a review or shows it again, and answers it.
 * @throws HttpError 404
 */
export const moderateReviewWorkflow = createWorkflow("reviews-moderate", (input: Input) => {
  const product_id = moderateReviewStep(input)
  emitEventStep({
    eventName: RATING_CHANGED,
    data: transform({ product_id }, ({ product_id }) => ({ product_ids: [product_id] })),
  })
  return new WorkflowResponse(input.id)
})
