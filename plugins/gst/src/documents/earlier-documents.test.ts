/** @module-tag numbering */
import { type Client, shop } from "@haat/testing"
import { drawnText, spokenTexts } from "@haat/testing/read-pdf"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { DocumentContent } from "../contract"
import { Migration20261130120200 } from "../modules/gst/migrations/Migration20261130120200"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../testing/registered"
import { documentFile, selling } from "../testing/sell"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
  await saveTaxSettings(haat, REGISTERED)
})
afterAll(() => saveTaxSettings(haat, UNREGISTERED))

const TABLES = ["gst_document", "gst_credit_note"] as const

/** Splits the delivery of an order's documents in two, as an earlier version wrote a fee for paying on delivery. */
const writeAsEarlier = (order_id: string) =>
  Promise.all(
    TABLES.map((table) =>
      haat.sql(
        `do $$ begin
           alter table ${table} disable trigger user;
           update ${table} set content = jsonb_set(content, '{delivery}', content -> 'delivery'
             || jsonb_build_array((content #> '{delivery,0}') || '{"is_cod_fee": true}'))
           where order_id = '${order_id}';
           alter table ${table} enable trigger user;
         end $$`,
      ),
    ),
  )

async function migrate() {
  // Statements are collected without a connection.
  const migration = Reflect.construct(Migration20261130120200, []) as Migration20261130120200
  await migration.up()
  for (const statement of migration.getQueries()) await haat.sql(String(statement))
}

const contentsOf = async (order_id: string): Promise<DocumentContent[]> =>
  (
    await Promise.all(TABLES.map((table) => haat.sql(`select content from ${table} where order_id = $1`, [order_id])))
  ).flatMap((rows) => rows.map(({ content }) => content))

it("issued documents of earlier versions print the fee for paying on delivery by its name", async () => {
  const shopkeeper = selling(haat, owner)
  const [lota, other] = [await shopkeeper.product({ price: 600 }, {}), await shopkeeper.product({ price: 600 }, {})]
  const { order, shopper } = await shopkeeper.order([[lota.id, 1]])
  await shopkeeper.leave(order.id)
  await shopkeeper.comeBackUndelivered(order.id)
  const untouched = (await shopkeeper.order([[other.id, 1]])).order
  await shopkeeper.leave(untouched.id)
  await writeAsEarlier(order.id)
  const [before, [kept]] = [await contentsOf(order.id), await contentsOf(untouched.id)]

  await migrate()
  const after = await contentsOf(order.id)
  expect(after).toHaveLength(2)
  for (const [nth, { delivery, ...content }] of after.entries()) {
    const { delivery: earlier, ...rest } = before[nth]
    expect(content).toEqual(rest)
    expect(delivery[0]).toEqual(earlier[0])
    expect(delivery[1]).toEqual({ ...earlier[1], name: "Cash on delivery fee", name_hi: "कैश ऑन डिलीवरी का शुल्क" })
  }
  expect(await contentsOf(untouched.id)).toEqual([kept])
  expect(await drawnText(await documentFile(haat, shopper, order.id))).toMatch(/Delivery .*Cash on delivery fee /)
  expect(spokenTexts(await documentFile(haat, shopper, order.id, "hi")).join(" | ")).toContain("कैश ऑन डिलीवरी का शुल्क")
  await migrate()
  expect(await contentsOf(order.id)).toEqual(after)
  for (const table of TABLES)
    await expect(haat.sql(`update ${table} set number = 'X' where order_id = $1`, [order.id])).rejects.toThrow(
      "is never changed",
    )
})
