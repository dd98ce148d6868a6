import { RATING_CHANGED } from "@haat/catalog/contract"
import type { PersonalData } from "@haat/sdk/server/personal-data"

const PERSONAL_DATA = `
  select coalesce(jsonb_agg(jsonb_build_object('product_id', r.product_id, 'product', p.name, 'rating', r.rating,
    'comment', r.comment, 'hidden', r.hidden, 'reply', r.reply, 'written_at', r.created_at) order by r.created_at),
    '[]') as reviews
  from product_review r left join product_name p on p.product_id = r.product_id where r.customer_id = :customer_id`

/** Erases reviews with their ratings, as their author could not change or remove them afterwards. */
export const REVIEW_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(PERSONAL_DATA, { customer_id })).rows[0]
  },
  async erase(trx, { customer_id }) {
    const { rows } = await trx.raw<{ rows: { product_id: string }[] }>(
      "delete from product_review where customer_id = :customer_id returning product_id",
      { customer_id },
    )
    if (!rows.length) return []
    return [{ name: RATING_CHANGED, data: { product_ids: rows.map(({ product_id }) => product_id) } }]
  },
}
