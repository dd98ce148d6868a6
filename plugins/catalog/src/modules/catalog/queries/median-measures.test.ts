import { runningShop } from "@haat/testing/running-shop"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, expect, it } from "vitest"
import { readMedianMeasuresByCategory } from "./median-measures"

const db = knex({ client: "pg", connection: runningShop().databaseUrl, pool: { min: 1, max: 1 } })
afterAll(() => db.destroy())

const MARK = `measured-${Date.now()}`
const HEAVY_KG = 90
const ADD_CATEGORY = `
  insert into product_category (id, name, handle, mpath)
  values ('pcat_${MARK}', '${MARK}', '${MARK}', 'pcat_${MARK}')`
/** Three products of 1 kg, and a heavy one, which stays without a category. */
const ADD_PRODUCTS = `
  insert into product (id, title, handle, status, weight, length, width, height)
  select 'prod_${MARK}_' || n, 'Stool', '${MARK}-' || n, 'draft',
    case when n = 4 then ${HEAVY_KG * 1000} else 1000 end, 40, 40, 40
  from generate_series(1, 4) n`
const ADD_TO_CATEGORY = `
  insert into product_category_product (product_id, product_category_id)
  select 'prod_${MARK}_' || n, 'pcat_${MARK}'
  from generate_series(1, 3) n`
const MEDIAN_WEIGHT = `
  select percentile_cont(0.5) within group (order by weight) filter (where weight > 0) / 1000 as kg
  from product
  where deleted_at is null
    and coalesce(metadata->'estimated', '[]') = '[]'`

it("takes the medians of all products for an unknown category, although some products have no category", async () => {
  const trx = await db.transaction()
  try {
    for (const statement of [ADD_CATEGORY, ADD_PRODUCTS, ADD_TO_CATEGORY]) await trx.raw(statement)
    const { kg } = (await trx.raw(MEDIAN_WEIGHT)).rows[0]
    expect(kg).toBeLessThan(HEAVY_KG)
    expect((await readMedianMeasuresByCategory(trx))("A category without products").weight).toBeCloseTo(kg, 3)
  } finally {
    await trx.rollback()
  }
})
