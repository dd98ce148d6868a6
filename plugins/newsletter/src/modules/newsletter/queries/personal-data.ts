import type { PersonalData } from "@haat/sdk/server/personal-data"

const HELD = `
  select coalesce(jsonb_agg(to_jsonb(s) - 'id' - 'token' - 'updated_at' - 'deleted_at' order by s.created_at), '[]') as newsletter
  from newsletter_subscriber s where s.email = :email`

/** Subscription of a person, found by their e-mail address, since it needs no account. */
export const SUBSCRIPTION_DATA: PersonalData = {
  async read(db, { email }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { email })).rows[0]
  },
  async erase(trx, { email }) {
    await trx.raw("delete from newsletter_subscriber where email = :email", { email })
  },
}
