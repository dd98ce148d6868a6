import type { PersonalData } from "@haat/sdk/server/personal-data"

const PERSONAL_DATA = `
  select coalesce(jsonb_agg(to_jsonb(r) - 'customer_id' - 'deleted_at' order by r.created_at), '[]') as __table__
  from __table__ r where r.customer_id = :customer_id`

export const __PLUGIN___DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(PERSONAL_DATA, { customer_id })).rows[0]
  },
  async erase(trx, { customer_id }) {
    await trx.raw("delete from __table__ where customer_id = :customer_id", { customer_id })
  },
}
