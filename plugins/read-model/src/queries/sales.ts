import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SalesReport } from "../contract"

/** Every day of the range, also those without a sale; days are India's. */
const SALES = `
  with daily as (
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(sold.orders, 0)::int as orders,
      coalesce(sold.revenue, 0) as revenue
    from generate_series(:from::date, :until::date, interval '1 day') d(day)
    left join (
      select day, sum(orders) as orders, sum(total) as revenue from sale_sum
      where day between :from::date and :until::date group by 1) sold on sold.day = d.day::date)
  select json_agg(daily order by day) as days, sum(orders)::int as orders, sum(revenue)::float8 as revenue,
    (json_agg(daily order by revenue desc, day))->0 as best
  from daily`

/** Sales and revenue (rupees) of each day from `from` to `until`, both YYYY-MM-DD and included, and of all of them. */
export const readSales = async (db: Knex, from: string, until: string): Promise<SalesReport> => {
  const { rows } = await db.raw<{ rows: SalesReport[] }>(SALES, { from, until })
  return rows[0]
}
