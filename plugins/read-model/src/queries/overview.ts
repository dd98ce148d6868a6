import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Overview } from "../contract"

/** SQL: figures up to the end of the day `:until`; null for all. Orders and revenue cover the same sales. */
const OVERVIEW = `
  select sold.orders, sold.revenue, sold.paid, (sold.unpaid_cash - credited.credit)::float8 as unpaid_cash,
    (select count(*)::int from shopper c
      where c.has_account and (u.moment is null or c.created_at < u.moment)) as subscribers
  from (select :until::date as day, (:until::date + 1)::timestamp at time zone 'Asia/Kolkata' as moment) u
  cross join lateral (
    select coalesce(sum(orders), 0)::int as orders, coalesce(sum(total), 0)::float8 as revenue,
      coalesce(sum(total) filter (where paid), 0)::float8 as paid,
      coalesce(sum(total) filter (where unpaid_cash), 0) as unpaid_cash
    from sale_sum where u.day is null or day <= u.day) sold
  cross join lateral (
    select coalesce(sum(credit), 0) as credit
    from order_sale where unpaid_cash and (u.moment is null or created_at < u.moment)) credited`

/** Reads the figures, with `date` (YYYY-MM-DD) those up to the end of that day in India. */
export const readOverview = async (db: Knex, date?: string): Promise<Overview> => {
  const { rows } = await db.raw<{ rows: Overview[] }>(OVERVIEW, { until: date ?? null })
  return rows[0]
}
