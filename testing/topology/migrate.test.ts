import { afterAll, beforeAll, expect, it } from "vitest"
import { ask, migrate } from "../../scripts/run/shop.mjs"
import { type House, openHouse } from "../open-house.ts"

const SCRIPT = "keep-unshipped-orders-indexed.js"
let house: House

beforeAll(async () => {
  house = await openHouse()
}, 600_000)
afterAll(() => house?.close())

it("a migration script that fails stops the start, and runs again with the next one", async () => {
  const sql = (text: string, values?: unknown[]) => ask(house.env.DATABASE_URL, text, values)
  const finished = () =>
    sql("select 1 from script_migrations where script_name = $1 and finished_at is not null", [SCRIPT])
  await sql("delete from script_migrations where script_name = $1", [SCRIPT])
  await sql("alter table order_fact rename to order_fact_away")
  await expect(migrate(house.env)).rejects.toThrow("order_fact")
  expect(await finished()).toEqual([])

  await sql("alter table order_fact_away rename to order_fact")
  await migrate(house.env)
  expect(await finished()).toHaveLength(1)
}, 300_000)
