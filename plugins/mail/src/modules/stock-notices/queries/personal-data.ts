import type { PersonalData } from "@haat/sdk/server/personal-data"

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('product_id', n.product_id, 'product', p.name, 'asked_at', n.created_at,
    'told_at', n.told_at) order by n.created_at), '[]') as stock_notices
  from stock_notice n left join product_name p on p.product_id = n.product_id where n.email = :email`

/** Stock notices of a person, found by their e-mail address, since a notice needs no account. */
export const STOCK_NOTICE_DATA: PersonalData = {
  async read(db, { email }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { email })).rows[0]
  },
  async erase(trx, { email }) {
    await trx.raw("delete from stock_notice where email = :email", { email })
  },
}
