import { runningShop } from "@haat/testing/running-shop"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, expect, it } from "vitest"
import { readUsualMeasures } from "./usual-measures"

const db = knex({ client: "pg", connection: runningShop().databaseUrl, pool: { min: 1, max: 1 } })
afterAll(() => db.destroy())

const UNCATEGORISED_KG = 90
const ADD_UNCATEGORISED = `
  insert into product (id, title, handle, status, weight, length, width, height)
  values ('prod_uncategorised', 'Almirah', 'almirah-${Date.now()}', 'draft', ${UNCATEGORISED_KG * 1000}, 190, 120, 60)`
const MEDIAN_WEIGHT = `
  select percentile_cont(0.5) within group (order by weight) filter (where weight > 0) / 1000 as kg
  from product
  where deleted_at is null
    and coalesce(metadata->'estimated', '[]') = '[]'`

it("takes the medians of all products for an unknown category, although some products have no category", async () => {
  const trx = await db.transaction()
  try {
    await trx.raw(ADD_UNCATEGORISED)
    const { kg } = (await trx.raw(MEDIAN_WEIGHT)).rows[0]
    expect(kg).toBeGreaterThan(0)
    expect(kg).toBeLessThan(UNCATEGORISED_KG)
    expect((await readUsualMeasures(trx))("A category without products").weight).toBeCloseTo(kg, 3)
  } finally {
    await trx.rollback()
  }
})
