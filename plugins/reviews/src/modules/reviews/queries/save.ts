import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { OwnReview, SaveReview } from "../../../contract"

export type NewReview = SaveReview & { customer_id: string }
/** What a save did, and how to take it back. */
export type Saved = {
  review: OwnReview
  isNew: boolean
  before: Pick<OwnReview, "rating" | "comment"> | null
  written_at: string
}

/** In one statement, so that two saves at once end in one row; what the owner decided about it stays. */
export async function saveReview(db: Knex, review: NewReview): Promise<Saved> {
  const { rows } = await db.raw<{ rows: [OwnReview & Omit<Saved, "review">] }>(
    `with before as (
       select rating, comment from product_review
       where customer_id = :customer_id and product_id = :product_id and deleted_at is null)
     insert into product_review (id, product_id, customer_id, rating, comment)
     values (:id, :product_id, :customer_id, :rating, :comment)
     on conflict (customer_id, product_id) where deleted_at is null
     do update set rating = excluded.rating, comment = excluded.comment, updated_at = clock_timestamp()
     returning id, product_id, rating, comment, hidden, reply, created_at, xmax = 0 as "isNew",
       updated_at::text as written_at, (select row_to_json(before) from before) as before`,
    { ...review, id: generateEntityId(undefined, "prev") },
  )
  const { isNew, before, written_at, ...saved } = rows[0]
  return { review: saved, isNew, before, written_at }
}

/** Takes a save back, unless the shopper has said something else since. */
export async function undoSave(db: Knex, { review: { id }, isNew, before, written_at }: Saved): Promise<void> {
  if (isNew) await db.raw("delete from product_review where id = ? and updated_at = ?::timestamptz", [id, written_at])
  else if (before)
    await db.raw(
      `update product_review set rating = ?, comment = ?, updated_at = clock_timestamp()
       where id = ? and updated_at = ?::timestamptz`,
      [before.rating, before.comment, id, written_at],
    )
}
