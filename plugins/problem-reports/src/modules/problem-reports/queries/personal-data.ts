import type { PersonalData } from "@haat/sdk/server/personal-data"

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('product_id', r.product_id, 'product', p.name, 'message', r.message,
    'reply', r.reply, 'written_at', r.created_at, 'resolved_at', r.resolved_at) order by r.created_at),
    '[]') as problem_reports, (
      select coalesce(jsonb_agg(to_jsonb(c) - 'id' - 'customer_id' order by c.created_at), '[]')
      from complaint c where c.customer_id = :customer_id) as complaints
  from problem_report r left join product_name p on p.product_id = r.product_id where r.customer_id = :customer_id`

/**
 * Reports and complaints that a person sent while signed in. A guest's report names no person; a guest's complaint is
 * deleted with its address once it is closed: the address is not verified, and an open complaint has to be answered.
 */
export const REPORT_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { customer_id })).rows[0]
  },
  async erase(trx, { customer_id, email }) {
    await trx.raw("delete from problem_report where customer_id = :customer_id", { customer_id })
    await trx.raw(
      `delete from complaint where customer_id = :customer_id
         or (customer_id is null and closed_at is not null and lower(email) = lower(:email))`,
      { customer_id, email },
    )
  },
}
