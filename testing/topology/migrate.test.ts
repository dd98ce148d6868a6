import { afterAll, beforeAll, expect, it } from "vitest"
import { ask, migrate } from "../../scripts/run/shop.mjs"
import { type House, openTestFolder } from "../open-house.ts"

const SCRIPT = "mark-free-orders-paid.js"
const INDEX = "order_fact_unshipped"
let house: House

beforeAll(async () => {
  house = await openTestFolder()
}, 600_000)
afterAll(() => house?.close())

const sql = (text: string, values?: unknown[]) => ask(house.env.DATABASE_URL, text, values)

it("a migration script that fails stops the start, and runs again with the next one", async () => {
  const finished = () =>
    sql("select 1 from script_migrations where script_name = $1 and finished_at is not null", [SCRIPT])
  await sql("delete from script_migrations where script_name = $1", [SCRIPT])
  await sql("alter table payment rename to payment_away")
  await expect(migrate(house.env)).rejects.toThrow('"payment" does not exist')
  expect(await finished()).toEqual([])

  await sql("alter table payment_away rename to payment")
  await migrate(house.env)
  expect(await finished()).toHaveLength(1)
}, 300_000)

it("a declared object that cannot be made stops the start, and is made by the next one", async () => {
  const made = () => sql("select 1 from pg_indexes where indexname = $1", [INDEX])
  await sql("delete from haat_schema_object where name = $1", [INDEX])
  await sql(`drop index ${INDEX}`)
  await sql("alter table order_fact rename to order_fact_away")
  await expect(migrate(house.env)).rejects.toThrow("order_fact")
  expect(await made()).toEqual([])

  await sql("alter table order_fact_away rename to order_fact")
  await migrate(house.env)
  expect(await made()).toHaveLength(1)
}, 300_000)
