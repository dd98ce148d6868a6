/** @module-tag money */
import { randomUUID } from "node:crypto"
import { type Client, shop } from "@haat/testing"
import { makeOffer } from "@haat/testing/make-offer"
import { type Database, recordStatements } from "@haat/testing/statements"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { writeNextTaxLines } from "./queries/tax-lines"
import { expectMedusaAgrees, orderInMedusa } from "./testing/medusa-totals"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "./testing/registered"
import { CHENNAI, selling } from "./testing/sell"

const haat = shop()
let owner: Client
let shopkeeper: ReturnType<typeof selling>
let goods: { kurta: string; mug: string; rice: string }
beforeAll(async () => {
  owner = await haat.admin()
  shopkeeper = selling(haat, owner)
  await saveTaxSettings(haat, REGISTERED)
  const [kurta, mug, rice] = await Promise.all([
    shopkeeper.product({ price: 999.5, quantity: 500 }, { hsn: "620442" }),
    shopkeeper.product({ price: 333.33, quantity: 500, weight: 0.7 }, {}),
    shopkeeper.product({ price: 71.25, quantity: 500 }, { exempt: true, hsn: "1006" }),
  ])
  goods = { kurta: kurta.id, mug: mug.id, rice: rice.id }
})
afterAll(() => saveTaxSettings(haat, UNREGISTERED))

const agrees = (order_id: string) => expectMedusaAgrees(haat, owner, order_id)
const all = () => [
  [goods.kurta, 3] as [string, number],
  [goods.mug, 7] as [string, number],
  [goods.rice, 1] as [string, number],
]

/** A tenth off the goods and a third off the delivery. */
async function orderWithOffers(to = {}) {
  const [lines, delivery] = [
    await makeOffer(owner, { stackable: true }),
    await makeOffer(owner, { scope: "delivery", percent: 33, name: "A third of the delivery", automatic: true }),
  ]
  const sold = await shopkeeper.order(all(), { to, code: lines.code })
  for (const { id } of [lines, delivery]) await owner.delete(`/back-office/offers/${id}`)
  const [{ delivery_discount }] = await haat.sql("select delivery_discount from order_state where order_id = $1", [
    sold.order.id,
  ])
  expect(Number(delivery_discount)).toBeGreaterThan(0)
  return sold
}

describe("Medusa's tax lines of an order", () => {
  it.each([
    ["in the shop's state", {}, "cgst", "sgst"],
    ["in another state", CHENNAI, "igst", undefined],
  ])("add up to the invoice's taxes and leave the total as it is, %s", async (_, to, ...codes) => {
    const { order } = await shopkeeper.order(all(), { to })
    const inMedusa = await agrees(order.id)
    expect(inMedusa.total).toBe(order.total)
    const [kurta, mug, rice] = all().map(([id]) =>
      inMedusa.items.find((item: { product_id: string }) => item.product_id === id),
    )
    const found = codes.filter(Boolean)
    for (const line of [kurta, mug])
      expect(line.tax_lines.map(({ code }: { code: string }) => code).sort()).toEqual(found)
    expect(rice.tax_lines).toEqual([])
    const [stored] = await haat.sql(
      "select cgst_paise::int as cgst, igst_paise::int as igst from gst_order_line where line_id = $1",
      [mug.id],
    )
    for (const line of mug.tax_lines) {
      expect(line.total).toBe((line.code === "igst" ? stored.igst : stored.cgst) / 100)
      expect(line.provider_id).toBe("gst")
      expect(line.description).toBe(`${line.code.toUpperCase()} ${line.code === "igst" ? 18 : 9}%`)
      expect(Math.abs(line.rate - (line.code === "igst" ? 18 : 9))).toBeLessThan(0.01)
    }
  })

  it("take a discount of goods and of the delivery into account", async () => {
    for (const to of [{}, CHENNAI]) {
      const { order } = await orderWithOffers(to)
      expect((await agrees(order.id)).total).toBe(order.total)
      await shopkeeper.leave(order.id)
      await agrees(order.id)
    }
  })

  it("are none in a shop that charges no GST, whose total is the same", async () => {
    await saveTaxSettings(haat, UNREGISTERED)
    const { order } = await orderWithOffers()
    await saveTaxSettings(haat, REGISTERED)
    expect(await agrees(order.id)).toMatchObject({ tax_total: 0, total: order.total })
  })

  it("are those of what is left when pieces are cancelled", async () => {
    const { order } = await orderWithOffers()
    const inMedusa = await orderInMedusa(owner, order.id)
    const lineOf = (product_id: string) =>
      inMedusa.items.find((item: { product_id: string }) => item.product_id === product_id).id
    let { total } = order
    for (const [product_id, quantity] of [
      [goods.mug, 2],
      [goods.kurta, 3],
    ] as const) {
      const { status, body } = await owner.post(`/back-office/orders/${order.id}/cancelled-pieces`, {
        request_id: randomUUID(),
        expected_total: total,
        reason: "",
        lines: [{ line_id: lineOf(product_id), quantity }],
      })
      expect([status, body.message]).toEqual([200, undefined])
      const left = await agrees(order.id)
      expect(left.total).toBeLessThan(total)
      total = left.total
    }
    await shopkeeper.leave(order.id)
    const [{ content }] = await haat.sql("select content from gst_document where order_id = $1", [order.id])
    expect(content.total_paise).toBe(Math.round((await agrees(order.id)).total * 100))
  })

  it("are those of the state that an order is delivered to", async () => {
    const { order } = await orderWithOffers(CHENNAI)
    await haat.sql(
      `update order_address a set province = $2, postal_code = $3 from "order" o
       where o.id = $1 and a.id in (o.shipping_address_id, o.billing_address_id)`,
      [order.id, "Maharashtra", "411004"],
    )
    await shopkeeper.leave(order.id)
    const { items } = await agrees(order.id)
    const codes = items.flatMap(({ tax_lines }: { tax_lines: { code: string }[] }) => tax_lines.map(({ code }) => code))
    expect(new Set(codes)).toEqual(new Set(["cgst", "sgst"]))
  })

  it("are of an order that replaces goods as of any other, and shrink with what comes back", async () => {
    const { order, shopper } = await shopkeeper.order([[goods.mug, 4]])
    await shopkeeper.deliver(order.id)
    const { tax_total } = await agrees(order.id)
    await shopkeeper.exchange(shopper, order)
    const [{ id }] = await haat.sql(
      "select exchange_order_id as id from return_request where order_id = $1 and deleted_at is null",
      [order.id],
    )
    expect((await agrees(id)).tax_total).toBeGreaterThan(0)
    const [{ credited }] = await haat.sql(
      `select sum((line ->> 'cgst_paise')::int + (line ->> 'sgst_paise')::int)::int as credited
       from gst_credit_note note cross join jsonb_array_elements(note.content -> 'lines') line
       where note.order_id = $1`,
      [order.id],
    )
    const left = (await orderInMedusa(owner, order.id)).tax_total
    expect(Math.abs(tax_total - credited / 100 - left)).toBeLessThan(0.01)
  })
})

/** The rows that an order of a version without tax lines has. */
async function deleteTaxLines(order_ids: string[]) {
  await haat.sql(
    `update order_shipping_method_adjustment a set amount = off.amount,
       raw_amount = jsonb_build_object('value', off.amount::text, 'precision', 20)
     from order_delivery_discount off, order_shipping link
     where off.id = a.id and link.shipping_method_id = off.shipping_method_id and link.order_id = any($1)`,
    [order_ids],
  )
  await haat.sql(
    `delete from order_shipping_method_tax_line
     where shipping_method_id in (select shipping_method_id from order_shipping where order_id = any($1))`,
    [order_ids],
  )
  await haat.sql(
    "delete from order_line_item_tax_line where item_id in (select item_id from order_item where order_id = any($1))",
    [order_ids],
  )
}

/**
 * Runs `write` with all orders left to write. One transaction holds that, so that the shop's own job, which runs every
 * minute, does not see it and write them first.
 */
const startAgain = (write: (db: Database) => Promise<unknown>) =>
  recordStatements((db) =>
    db.transaction(async (trx) => {
      await trx.raw("update gst_tax_line_progress set written_to = '', finished_at = null")
      await write(trx)
    }),
  )

const rowsOf = (order_id: string) =>
  haat.sql(
    `select tax.id, tax.rate, tax.xmin::text from order_line_item_tax_line tax join order_item item using (item_id)
     where item.order_id = $1 order by tax.id`,
    [order_id],
  )

/** Writes all that is missing, as the job does. */
async function writeAll(db: Database, most: number) {
  while (!(await writeNextTaxLines(db, most))?.finished);
}

describe("orders of an earlier version", () => {
  beforeAll(() => haat.sql("update gst_tax_line_progress set finished_at = now()"))

  it("get their tax lines from a job, once, and go on where a killed one has stopped", async () => {
    const orders = [await orderWithOffers(), await orderWithOffers(CHENNAI), await shopkeeper.order(all())]
    const ids = orders.map(({ order }) => order.id)
    const before = await Promise.all(ids.map(agrees))
    await deleteTaxLines(ids)
    for (const [at, id] of ids.entries()) {
      const without = await orderInMedusa(owner, id)
      expect([without.tax_total, without.total]).toEqual([0, before[at].total])
    }
    await startAgain(async (db) => {
      let left = 2
      const dying = new Proxy(db, {
        get: (target, name, self) =>
          name === "transaction" && left-- < 1
            ? () => Promise.reject(new Error("killed"))
            : Reflect.get(target, name, self),
      })
      await expect(writeAll(dying, 2)).rejects.toThrow("killed")
      await writeAll(db, 2)
      expect(await writeNextTaxLines(db, 2)).toBeUndefined()
    })
    const [{ finished_at }] = await haat.sql("select finished_at from gst_tax_line_progress")
    expect(finished_at).not.toBeNull()
    for (const [at, id] of ids.entries()) {
      const { tax_total, total } = await agrees(id)
      expect([tax_total, total]).toEqual([before[at].tax_total, before[at].total])
    }
    const written = await rowsOf(ids[0])
    await startAgain((db) => writeAll(db, 100))
    expect(await rowsOf(ids[0])).toEqual(written)
    expect(written.length).toBeGreaterThan(2)
  })

  it("get back tax lines that were deleted, or that another delivery has", async () => {
    const [sold, other] = [await shopkeeper.order(all()), await shopkeeper.order(all())]
    const { tax_total, total } = await agrees(sold.order.id)
    await haat.sql(
      `update order_line_item_tax_line set deleted_at = now()
       where item_id in (select item_id from order_item where order_id = $1)`,
      [sold.order.id],
    )
    await haat.sql(
      `update order_shipping_method_tax_line set shipping_method_id = another.shipping_method_id
       from order_shipping own, order_shipping another
       where own.order_id = $1 and another.order_id = $2
         and order_shipping_method_tax_line.shipping_method_id = own.shipping_method_id`,
      [sold.order.id, other.order.id],
    )
    expect((await orderInMedusa(owner, sold.order.id)).tax_total).toBe(0)
    await startAgain((db) => writeAll(db, 100))
    for (const { order } of [sold, other]) await agrees(order.id)
    const inMedusa = await orderInMedusa(owner, sold.order.id)
    expect([inMedusa.tax_total, inMedusa.total]).toEqual([tax_total, total])
  })

  it("get them also when the database rejects those of another order, which is named", async () => {
    const orders = [await shopkeeper.order(all()), await shopkeeper.order(all())]
    const [rejected, next] = orders.map(({ order }) => order.id).sort()
    const [{ item_id }] = await haat.sql(
      `select item_id from order_line_item_tax_line join order_item item using (item_id) where item.order_id = $1`,
      [rejected],
    )
    await deleteTaxLines([rejected, next])
    await haat.sql(
      `alter table order_line_item_tax_line add constraint reject_item check (item_id <> '${item_id}') not valid`,
    )
    await startAgain(async (db) =>
      expect(await writeNextTaxLines(db, 10_000)).toMatchObject({
        failed: [{ order_id: rejected, reason: expect.stringContaining("reject_item") }],
        finished: true,
      }),
    ).finally(() => haat.sql("alter table order_line_item_tax_line drop constraint reject_item"))
    await agrees(next)
    expect((await orderInMedusa(owner, rejected)).tax_total).toBe(0)
    await startAgain((db) => writeAll(db, 100))
    await agrees(rejected)
  })
})
