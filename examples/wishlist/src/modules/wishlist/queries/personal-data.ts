import type { PersonalData } from "@haat/sdk/server/personal-data"

const PERSONAL_DATA = `
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', w.name,
    'is_shared', w.share_token is not null,
    'created_at', w.created_at,
    'products', (
      select coalesce(jsonb_agg(n.name order by i.created_at), '[]')
      from wishlist_item i
      join product_name n on n.product_id = i.product_id
      where i.wishlist_id = w.id
    )
  ) order by w.created_at), '[]') as wishlist
  from wishlist w
  where w.customer_id = :customer_id`

export const WISHLIST_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(PERSONAL_DATA, { customer_id })).rows[0]
  },
  async erase(trx, { customer_id }) {
    await trx.raw("delete from wishlist where customer_id = :customer_id", { customer_id })
  },
}
