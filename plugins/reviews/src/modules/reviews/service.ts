import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import type { ListReviews, Purchase, ReviewList } from "../../contract"
import { ProductReview } from "./models/product-review"
import { REVIEW_DATA } from "./queries/personal-data"
import { countStars, listPublished, productExists, readReviewerName } from "./queries/published"
import { readOwnReview, readPurchase } from "./queries/purchase"

/** Reads reviews and the purchases that allow them. */
export class ReviewsService extends MedusaService({ ProductReview }) {
  readonly personalData = REVIEW_DATA
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  /** Returns the shopper's last purchase and own review of a product; null for an unknown product. */
  async findPurchase(customer_id: string, product_id: string): Promise<Purchase | null> {
    const input = { customer_id, product_id }
    const [bought, own] = await Promise.all([readPurchase(this.#db, input), readOwnReview(this.#db, input)])
    if (!bought) return null
    const { purchase_date } = bought
    return { purchased: purchase_date !== null, purchase_date, review: own ?? null }
  }

  /** Returns published reviews, or null when there is no such product. */
  async listPublic({ product_id, page, limit }: ListReviews): Promise<ReviewList | null> {
    const [exists, ratingCounts, reviews] = await Promise.all([
      productExists(this.#db, product_id),
      countStars(this.#db, product_id),
      listPublished(this.#db, { product_id, limit, offset: (page - 1) * limit }),
    ])
    if (!exists) return null
    const breakdown = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
    for (const { rating, times } of ratingCounts) breakdown[rating] = times
    const count = ratingCounts.reduce((sum, { times }) => sum + times, 0)
    const ratingSum = ratingCounts.reduce((sum, { rating, times }) => sum + rating * times, 0)
    const average = count ? Math.round((ratingSum * 10) / count) / 10 : null
    return { reviews, count, average, breakdown, page, limit }
  }

  /** Returns the name shown with a shopper's reviews, or "Anonymous". */
  reviewerName(customer_id: string): Promise<string> {
    return readReviewerName(this.#db, customer_id)
  }
}
