import type { PersonalData } from "@haat/http/personal-data"

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('product_id', r.product_id, 'product', p.name, 'message', r.message,
    'reply', r.reply, 'written_at', r.created_at, 'resolved_at', r.resolved_at) order by r.created_at), '[]') as problem_reports, (
      select coalesce(jsonb_agg(to_jsonb(c) - 'id' - 'customer_id' order by c.created_at), '[]')
      from complaint c where c.customer_id = :customer_id) as complaints
  from problem_report r left join product_name p on p.product_id = r.product_id where r.customer_id = :customer_id`

/** What somebody reported or complained of while signed in; a guest's report names nobody, and a guest's complaint goes with its address. */
export const REPORT_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { customer_id })).rows[0]
  },
  async erase(trx, { customer_id, email }) {
    await trx.raw("delete from problem_report where customer_id = :customer_id", { customer_id })
    await trx.raw("delete from complaint where customer_id = :customer_id or lower(email) = lower(:email)", {
      customer_id,
      email,
    })
  },
}
