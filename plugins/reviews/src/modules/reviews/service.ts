import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import type { ListReviews, OwnReview, PublicReview, Purchase, ReviewList } from "../../contract"
import { ProductReview } from "./models/product-review"
import { PURCHASE } from "./purchase"
import { type NewReview, type Saved, saveReview, undoSave } from "./save"

/** Reviews, and who may write them. */
export class ReviewsService extends MedusaService({ ProductReview }) {
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  /** Whether and when the shopper bought it, with their own review; null when there is no such product. */
  async findPurchase(customer_id: string, product_id: string): Promise<Purchase | null> {
    const [bought, own] = await Promise.all([
      this.#db.raw<{ rows: { purchase_date: string | null }[] }>(PURCHASE, { customer_id, product_id }),
      this.#db.raw<{ rows: OwnReview[] }>(
        `select id, product_id, rating, comment, hidden, reply, created_at from product_review
         where customer_id = :customer_id and product_id = :product_id and deleted_at is null`,
        { customer_id, product_id },
      ),
    ])
    if (!bought.rows.length) return null
    const [{ purchase_date }] = bought.rows
    return { purchased: purchase_date !== null, purchase_date, review: own.rows[0] ?? null }
  }

  /** What everybody may read, or null when there is no such product. */
  async listPublic({ product_id, page, limit }: ListReviews): Promise<ReviewList | null> {
    const [product, tally, reviews] = await Promise.all([
      this.#db.raw<{ rows: unknown[] }>("select from product where id = ? and deleted_at is null", [product_id]),
      this.#db.raw<{ rows: { rating: 1 | 2 | 3 | 4 | 5; times: number }[] }>(
        `select r.rating, count(*)::int as times from published_review r where r.product_id = :product_id group by r.rating`,
        { product_id },
      ),
      this.#db.raw<{ rows: PublicReview[] }>(
        `select r.id, r.rating, r.comment, r.reply, r.created_at,
           coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), 'Anonymous') as "user"
         from published_review r left join customer c on c.id = r.customer_id and c.deleted_at is null
         where r.product_id = :product_id order by r.created_at desc, r.id desc limit :limit offset :offset`,
        { product_id, limit, offset: (page - 1) * limit },
      ),
    ])
    if (!product.rows.length) return null
    const breakdown = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
    for (const { rating, times } of tally.rows) breakdown[rating] = times
    const count = tally.rows.reduce((sum, { times }) => sum + times, 0)
    const stars = tally.rows.reduce((sum, { rating, times }) => sum + rating * times, 0)
    const average = count ? Math.round((stars * 10) / count) / 10 : null
    return { reviews: reviews.rows, count, average, breakdown, page, limit }
  }

  save(review: NewReview): Promise<Saved> {
    return saveReview(this.#db, review)
  }

  undoSave(saved: Saved): Promise<void> {
    return undoSave(this.#db, saved)
  }
}
