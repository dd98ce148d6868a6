import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { OwnReview, SaveReview } from "../../../contract"

export type NewReview = SaveReview & { customer_id: string }
export type SavedReview = { review: OwnReview; isNew: boolean }

/** Upserts a review in one statement, so that concurrent saves end in one row; `hidden` and `reply` stay. */
export async function saveReview(db: Knex, review: NewReview): Promise<SavedReview> {
  const { rows } = await db.raw<{ rows: [OwnReview & { isNew: boolean }] }>(
    `insert into product_review (id, product_id, customer_id, rating, comment)
     values (:id, :product_id, :customer_id, :rating, :comment)
     on conflict (customer_id, product_id) where deleted_at is null
     do update set rating = excluded.rating, comment = excluded.comment, updated_at = clock_timestamp()
     returning id, product_id, rating, comment, hidden, reply, created_at, xmax = 0 as "isNew"`,
    { ...review, id: generateEntityId(undefined, "prev") },
  )
  const { isNew, ...saved } = rows[0]
  return { review: saved, isNew }
}
