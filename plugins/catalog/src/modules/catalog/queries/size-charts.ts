import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SizeChart, SizeCharts } from "../../../contract"

/** SQL: joins the size chart of `product p`, else that of the category `category`. */
export const SIZE_CHART = `
  left join lateral (
    select chart.rows, chart.rows_hi from size_chart chart where chart.owner_id in (p.id, category.id)
    order by chart.owner_id = p.id desc limit 1) size_chart on true`

const EMPTY_CHART: SizeChart = { rows: [], rows_hi: [] }

/** Reads the size charts of a product and of its category; undefined for an unknown product. */
export async function readSizeCharts(db: Knex, product_id: string): Promise<SizeCharts | undefined> {
  const { rows } = await db.raw<{ rows: { product: SizeChart | null; category: SizeCharts["category"] }[] }>(
    `select (select jsonb_build_object('rows', own.rows, 'rows_hi', own.rows_hi) from size_chart own
      where own.owner_id = p.id) as product,
       (select jsonb_build_object('id', c.id, 'name', c.name, 'rows', coalesce(chart.rows, '[]'), 'rows_hi',
         coalesce(chart.rows_hi, '[]'))
        from product_category_product link join product_category c on c.id = link.product_category_id
          and c.deleted_at is null
        left join size_chart chart on chart.owner_id = c.id
        where link.product_id = p.id order by c.id limit 1) as category
     from product p where p.id = ? and p.deleted_at is null`,
    [product_id],
  )
  return rows[0] && { product: rows[0].product ?? EMPTY_CHART, category: rows[0].category }
}

/** Reads the size chart of a category; a chart without rows when there is none. */
export async function readCategorySizeChart(db: Knex, category_id: string): Promise<SizeChart> {
  const [chart]: SizeChart[] = await db("size_chart").select("rows", "rows_hi").where({ owner_id: category_id })
  return chart ?? EMPTY_CHART
}

/**
 * Saves the size chart of a product or a category, in the caller's transaction; one without rows is deleted.
 * @returns the previous chart
 */
export async function writeSizeChart(trx: Knex, owner_id: string, chart: SizeChart): Promise<SizeChart> {
  const [before]: SizeChart[] = await trx("size_chart").select("rows", "rows_hi").where({ owner_id }).forUpdate()
  if (!chart.rows.length) await trx("size_chart").where({ owner_id }).delete()
  else
    await trx.raw(
      `insert into size_chart (owner_id, rows, rows_hi) values (:owner_id, :rows::jsonb, :rows_hi::jsonb)
       on conflict (owner_id) do update set rows = excluded.rows, rows_hi = excluded.rows_hi, updated_at = now()`,
      { owner_id, rows: JSON.stringify(chart.rows), rows_hi: JSON.stringify(chart.rows_hi) },
    )
  return before ?? EMPTY_CHART
}
