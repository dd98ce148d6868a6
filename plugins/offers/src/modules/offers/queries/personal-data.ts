import type { PersonalData } from "@haat/sdk/server/personal-data"

const PERSONAL_DATA = `
  select coalesce((select jsonb_agg(jsonb_build_object('offer', o.name, 'code', u.code, 'used_at', u.created_at,
      'discount', u.discount_paise / 100.0, 'given_back_at', u.given_back_at) order by u.created_at)
      from offer_use u join offer o on o.id = u.offer_id where u.customer_id = :customer_id), '[]') as offers_used,
    coalesce((select jsonb_agg(jsonb_build_object('code', code.code, 'put_at', c.created_at) order by c.created_at)
      from offer_code_on_cart c join offer_code code on code.id = c.code_id
      where c.customer_id = :customer_id), '[]') as codes_on_cart`

/** Erases codes on a cart; uses of offers stay, as orders do, since limits count them and they contain no name. */
export const OFFER_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(PERSONAL_DATA, { customer_id })).rows[0]
  },
  async erase(trx, { customer_id }) {
    await trx.raw("delete from offer_code_on_cart where customer_id = :customer_id", { customer_id })
  },
}
