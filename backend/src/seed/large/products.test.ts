import { shop } from "@haat/testing"
import { recordStatements } from "@haat/testing/statements"
import { expect, it } from "vitest"
import { productStatements } from "./products"

shop()
const PRODUCTS = 30

const MADE = `
  select count(*)::int as variants, count(distinct v.product_id)::int as products, count(price.price)::int as priced,
    count(*) filter (where stock.location_id is not null)::int as counted,
    (select count(*)::int from product_variant_option chosen where chosen.variant_id like 'variant_large%') as chosen,
    (select count(*)::int from product_option_value where id like 'optval_large%') as values,
    max(v.title) filter (where v.id = 'variant_large000007') as first
  from product_variant v join variant_stock stock on stock.variant_id = v.id
  left join variant_price price on price.variant_id = v.id where v.id like 'variant_large%'`

it.each([
  ["plain", { variants: PRODUCTS, chosen: PRODUCTS, values: PRODUCTS, first: "Default" }],
  ["varied", { variants: 10 * PRODUCTS, chosen: 20 * PRODUCTS, values: 7 * PRODUCTS, first: "Indigo, S" }],
] as const)("a large shop's %s goods have their variants, each with price, stock and values", async (kinds, made) => {
  await recordStatements(async (db) => {
    const undone = new Error("undone")
    const fill = db.transaction(async (trx) => {
      for (const statement of productStatements(PRODUCTS, kinds)) await trx.raw(statement)
      const { rows } = await trx.raw(MADE)
      const { variants } = made
      expect(rows[0]).toEqual({ ...made, products: PRODUCTS, priced: variants, counted: variants })
      throw undone
    })
    await expect(fill).rejects.toBe(undone)
  })
})
