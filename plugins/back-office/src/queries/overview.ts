import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Overview } from "../contract"

/** What had come in before the end of the day `:until`; null is everything. Orders and revenue are of the same sales. */
const OVERVIEW = `
  select sold.*,
    (select count(*)::int from shopper c
      where c.has_account and (u.moment is null or c.created_at < u.moment)) as subscribers
  from (select (:until::date + 1)::timestamp at time zone 'Asia/Kolkata' as moment) u
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(total), 0)::float8 as revenue,
      coalesce(sum(total) filter (where paid), 0)::float8 as paid,
      coalesce(sum(total - credit) filter (where unpaid_cash), 0)::float8 as unpaid_cash
    from order_sale where u.moment is null or created_at < u.moment) sold`

/** In one statement; with a `date` (YYYY-MM-DD), what had come in by the end of that day in India. */
export const readOverview = async (db: Knex, date?: string): Promise<Overview> => {
  const { rows } = await db.raw<{ rows: Overview[] }>(OVERVIEW, { until: date ?? null })
  return rows[0]
}
