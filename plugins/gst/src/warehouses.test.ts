/** @module-tag numbering */
import { checkCharacter } from "@haat/places/gstin"
import { type Client, shop } from "@haat/testing"
import { buyer, orderCart, put } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { drawnText } from "@haat/testing/read-pdf"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { DocumentContent, GstReturn, SaveWarehouse, TaxReportRow, Warehouse } from "./contract"
import { dayInIndia } from "./rules/calendar"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "./testing/registered"
import { CHENNAI, documentFile, selling } from "./testing/sell"

const numbered = (first14: string) => `${first14}${checkCharacter(first14)}`
/** A registration of its own: its series and its month are those of this file alone. */
const SHOP = { pan: "HOUSE1234A", gstin: numbered("27HOUSE1234A1Z") }
const IN_CHENNAI = numbered("33HOUSE1234A1Z")
const TODAY = dayInIndia(new Date())
const MONTH = TODAY.slice(0, 7)

const WISH: SaveWarehouse = {
  name: "Chennai warehouse",
  address_1: "12 Mount Road",
  address_2: "Guindy",
  city: "Chennai",
  state: "33",
  postal_code: "600032",
  phone: "",
  gstin: IN_CHENNAI,
  pickup_location: "Chennai",
}

/** Warehouse in the shop's state, under its own GSTIN. */
const NEAR = { name: "Nashik", city: "Nashik", state: "27", postal_code: "422001", gstin: "" }

/** Two parcels, each with a carrier, and two returns: longer than most. */
const LONG_MS = 60_000

const haat = shop()
let owner: Client
let shopkeeper: ReturnType<typeof selling>
let main: string
const made: string[] = []
const moved: string[] = []

beforeAll(async () => {
  owner = await haat.admin()
  shopkeeper = selling(haat, owner)
  await saveTaxSettings(haat, { ...REGISTERED, ...SHOP })
  main = (await haat.sql("select stock_location_id from shop_setup"))[0].stock_location_id
})
afterAll(async () => {
  for (const id of moved) await owner.put(`/back-office/products/${id}/warehouse`, { location_id: main })
  await haat.sql("update fulfillment set delivered_at = now() where location_id = any($1) and delivered_at is null", [
    made,
  ])
  // remaining warehouses would prevent later tests from changing the tax settings
  for (const id of made) expect([200, 404]).toContain((await owner.delete(`/back-office/warehouses/${id}`)).status)
  await saveTaxSettings(haat, UNREGISTERED)
})

const save = (wish: Partial<SaveWarehouse>, id?: string) =>
  id
    ? owner.put(`/back-office/warehouses/${id}`, { ...WISH, ...wish })
    : owner.post("/back-office/warehouses", { ...WISH, ...wish })
async function warehouse(wish: Partial<SaveWarehouse> = {}): Promise<Warehouse> {
  const { status, body } = await save(wish)
  expect([status, body.message]).toEqual([201, undefined])
  made.push(body.id)
  return body
}
const keep = (product_id: string, location_id: string) => {
  moved.push(product_id)
  return owner.put(`/back-office/products/${product_id}/warehouse`, { location_id })
}
async function goodsIn(place: string, goods: object = {}, hsn = "500720") {
  const product = await shopkeeper.product({ price: 2_100, ...goods }, { hsn })
  expect((await keep(product.id, place)).status).toBe(200)
  return product
}
const documentsOf = async (order_id: string): Promise<DocumentContent[]> =>
  (await haat.sql("select content from gst_document where order_id = $1 order by issued_at, serial", [order_id])).map(
    ({ content }) => content,
  )
const ship = (order_id: string, warehouse_id?: string) =>
  owner.post(`/back-office/orders/${order_id}/shipment`, { warehouse_id })
const levelsOf = (product_id: string) =>
  haat.sql(
    `select l.location_id, l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved
     from inventory_level l join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
     join product_variant v on v.id = i.variant_id where v.product_id = $1 and l.deleted_at is null order by 1`,
    [product_id],
  )

describe("a warehouse in the settings", () => {
  it("needs a GSTIN of its own state with the shop's PAN where it is in another state", async () => {
    for (const [wish, field, sentence] of [
      [{ gstin: "" }, "gstin", "a GSTIN of that state"],
      [{ gstin: `${IN_CHENNAI.slice(0, 14)}0` }, "gstin", "This is not a GSTIN"],
      [{ gstin: SHOP.gstin }, "gstin", "of another state than the address"],
      [{ gstin: numbered("33OTHER1234A1Z") }, "gstin", "another PAN"],
      [{ postal_code: "411004" }, "postal_code", "This postal code is in Maharashtra"],
      [{ name: "" }, "name", "needs a name"],
    ] as const) {
      const { status, body } = await save(wish)
      expect([status, body.errors?.[field]]).toEqual([400, expect.stringContaining(sentence)])
    }
    const near = await save(NEAR)
    expect(near.status).toBe(201)
    expect((await owner.delete(`/back-office/warehouses/${near.body.id}`)).status).toBe(200)
  })

  it("is in the state that the shop is taxed in where it is the main one", async () => {
    const settings = (await owner.get("/back-office/settings")).body
    const { status, body } = await owner.put("/back-office/settings", { ...settings, pickup_postal_code: "600032" })
    expect([status, body.errors]).toEqual([
      400,
      { pickup_postal_code: expect.stringContaining("This postal code is in Tamil Nadu") },
    ])
    const near = await owner.put("/back-office/settings", { ...settings, pickup_postal_code: "412 208" })
    expect([near.status, near.body.pickup_postal_code]).toEqual([200, "412208"])
    const { version } = near.body
    expect((await owner.put("/back-office/settings", { ...settings, version })).status).toBe(200)
  })

  it("is changed by who read it last, stands in the audit log, and keeps the tax settings to its PAN", async () => {
    const one = await warehouse()
    const changed = await save({ ...one, name: "Guindy" }, one.id)
    expect([changed.status, changed.body.name]).toEqual([200, "Guindy"])
    expect((await save({ ...one, name: "Adyar" }, one.id)).status).toBe(409)
    const { body } = await owner.get(`/back-office/audit-log?filter=${JSON.stringify({ resource: "warehouses" })}`)
    expect(body[0]).toMatchObject({ action: "changed", resource: "warehouses", subject: "Guindy" })
    const { version } = (await owner.get("/back-office/tax-settings")).body
    const other = { ...REGISTERED, version, pan: "OTHER1234A", gstin: numbered("27OTHER1234A1Z") }
    const rejected = await owner.put("/back-office/tax-settings", other)
    expect([rejected.status, rejected.body.errors.gstin]).toEqual([400, expect.stringContaining("Guindy")])
    for (const role of ["manager", "support"] as const)
      expect((await (await haat.staff(role)).get("/back-office/warehouses")).status).toBe(403)
  })

  it("is removed when nothing is kept there and nothing is on its way", async () => {
    const one = await warehouse({ name: "Removed" })
    const lamp = await goodsIn(one.id)
    const remove = () => owner.delete(`/back-office/warehouses/${one.id}`)
    expect((await remove()).body.message).toContain("Products are still kept there (1)")
    const { order } = await shopkeeper.order([[lamp.id, 1]])
    expect((await ship(order.id)).status).toBe(200)
    expect((await keep(lamp.id, main)).status).toBe(200)
    expect((await remove()).body.message).toContain("Parcels from there have not arrived yet (1)")
    await owner.post(`/back-office/orders/${order.id}/delivered`, {})
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await keep(lamp.id, one.id)).body.errors).toEqual({ location_id: "This warehouse is not there any more" })
  })
})

describe("a product's warehouse", () => {
  it("is the main one until it is kept in another: its stock moves as a whole, and new variants come there", async () => {
    const one = await warehouse({ name: "Variants" })
    const product = await shopkeeper.product({ price: 500, quantity: 7 }, {})
    const { body } = await owner.get(`/back-office/products/${product.id}/warehouse`)
    expect([body.location_id, body.places[0].id]).toEqual([main, main])
    expect((await keep(product.id, one.id)).body.location_id).toBe(one.id)
    expect(await levelsOf(product.id)).toEqual([{ location_id: one.id, stocked: 7, reserved: 0 }])
    expect((await owner.get("/back-office/products/prod_none/warehouse")).status).toBe(404)
    const sizes = [{ title: "Size", values: [{ value: "S" }, { value: "M" }] }]
    const variants = ["S", "M"].map((value) => ({ values: [value], price: 500, quantity: 3, active: true }))
    const saved = await owner.put(`/back-office/products/${product.id}/variants`, { options: sizes, variants })
    expect([saved.status, saved.body.message]).toEqual([200, undefined])
    expect((await levelsOf(product.id)).map(({ location_id }) => location_id)).toEqual([one.id, one.id])
  })

  it("is not changed while pieces wait to leave under another registration; within one they move along", async () => {
    const [far, near] = [
      await warehouse({ name: "Far" }),
      await warehouse({ name: "Near", city: "Nashik", state: "27", postal_code: "422001", gstin: "" }),
    ]
    const product = await shopkeeper.product({ price: 500, quantity: 7 }, {})
    const { order } = await shopkeeper.order([[product.id, 2]])
    const rejected = await keep(product.id, far.id)
    expect([rejected.status, rejected.body.code]).toEqual([409, "pieces_wait_to_leave"])
    expect(await levelsOf(product.id)).toEqual([{ location_id: main, stocked: 7, reserved: 2 }])
    expect((await keep(product.id, near.id)).status).toBe(200)
    expect(await levelsOf(product.id)).toEqual([{ location_id: near.id, stocked: 7, reserved: 2 }])
    expect((await ship(order.id)).status).toBe(200)
    const [{ supplier, dispatched_from }] = await documentsOf(order.id)
    expect([supplier.gstin, dispatched_from?.[0]]).toEqual([SHOP.gstin, "12 Mount Road"])
    expect((await keep(product.id, far.id)).status).toBe(200)
    expect(await levelsOf(product.id)).toEqual([{ location_id: far.id, stocked: 5, reserved: 0 }])
  })
})

describe("a product that moves at this moment", () => {
  const WAITING = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const areWaiting = (count: number) => expect.poll(() => haat.sql(WAITING), { timeout: 20_000 }).toHaveLength(count)

  /** Does something with a product that has read where it is kept, and writes when it has gone to `place`. */
  async function asItMoves<T>(product_id: string, place: string, work: () => Promise<T>): Promise<T> {
    const letGo = await holdRows(
      `select 1 from inventory_level l where l.deleted_at is null and l.inventory_item_id in (
         select i.inventory_item_id from product_variant_inventory_item i
         join product_variant v on v.id = i.variant_id where v.product_id = $1) for update`,
      [product_id],
    )
    const begun: Promise<unknown>[] = []
    try {
      begun.push(keep(product_id, place))
      await areWaiting(1)
      begun.push(work())
      await areWaiting(2)
    } finally {
      await letGo()
    }
    const [moving, working] = await Promise.all(begun)
    expect((moving as { status: number }).status).toBe(200)
    return working as T
  }

  it("is not held where it was, when an exchange for it is approved", async () => {
    const place = await warehouse({ ...NEAR, name: "Exchanged" })
    const product = await shopkeeper.product({ price: 500, quantity: 7 }, {})
    const { order, shopper } = await shopkeeper.order([[product.id, 1]])
    await shopkeeper.deliver(order.id)
    const id = await shopkeeper.askForExchange(shopper, order)
    const approve = () => owner.post(`/back-office/returns/${id}/approval`, {})
    const approved = await asItMoves(product.id, place.id, approve)
    expect([approved.status, approved.body.code]).toEqual([409, "somebody_was_faster"])
    expect(await levelsOf(product.id)).toEqual([{ location_id: place.id, stocked: 6, reserved: 0 }])
    expect((await approve()).status).toBe(200)
    expect(await levelsOf(product.id)).toEqual([{ location_id: place.id, stocked: 6, reserved: 1 }])
  })
})

describe("an order of goods of two warehouses", () => {
  it(
    "is taxed line by line, leaves in two parcels with two invoices, and is in two returns",
    async () => {
      const place = await warehouse()
      const saree = await goodsIn(main)
      const lamp = await goodsIn(place.id, { price: 900 }, "9405")
      const chennai = await buyer(haat, {}, CHENNAI)
      const before = await Promise.all([SHOP.gstin, IN_CHENNAI].map(returnOf))
      for (const { id } of [saree, lamp]) await put(chennai, id, 2)
      const order = await orderCart(chennai)

      const parts = await haat.sql(
        `select line_id, paid_paise::int as paid,
          (taxable_paise + cgst_paise + sgst_paise + utgst_paise + igst_paise)::int as split,
         igst_paise::int as igst, cgst_paise::int as cgst, supplier_gstin from gst_order_line where order_id = $1
         order by position`,
        [order.id],
      )
      for (const { paid, split } of parts) expect(split).toBe(paid)
      expect(parts.map(({ igst, cgst, supplier_gstin }) => [igst > 0, cgst > 0, supplier_gstin])).toEqual(
        [...Array(parts.length)].map((_, at) => (at % 2 ? [false, true, IN_CHENNAI] : [true, false, null])),
      )

      const items = order.items.map(({ id, quantity }) => ({ id, quantity }))
      const mixed = await owner.post(`/admin/orders/${order.id}/fulfillments`, { items })
      expect([mixed.status, mixed.body.code]).toEqual([409, "parcel_of_several_warehouses"])
      const detail = (await owner.get(`/back-office/orders/${order.id}`)).body
      expect(detail.warehouses.map(({ id, lines }: { id: string; lines: object[] }) => [id, lines.length])).toEqual([
        [main, 1],
        [place.id, 1],
      ])
      expect((await ship(order.id, place.id)).status).toBe(200)
      expect((await ship(order.id, place.id)).body.message).toBe("Nothing of this order waits in that warehouse")
      expect((await ship(order.id)).status).toBe(200)
      expect((await ship(order.id)).status).toBe(409)

      const documents = await documentsOf(order.id)
      expect(documents.map(({ supplier }) => [supplier.gstin, supplier.state])).toEqual([
        [IN_CHENNAI, "33"],
        [SHOP.gstin, "27"],
      ])
      expect(documents[0].supplier.address).toEqual(["12 Mount Road", "Guindy", "Chennai, Tamil Nadu 600032"])
      expect(documents.map(({ lines }) => lines.map(({ name }) => name))).toEqual([[lamp.name], [saree.name]])
      expect(documents.reduce((sum, { total_paise }) => sum + total_paise, 0)).toBe(order.total * 100)
      for (const { lines, delivery, rounding_paise, total_paise } of documents) {
        const paid = [...lines, ...delivery].reduce((sum, { paid_paise }) => sum + paid_paise, rounding_paise)
        expect(paid).toBe(total_paise)
      }
      const parcels = await haat.sql(
        "select f.location_id from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id where " +
          "l.order_id = $1",
        [order.id],
      )
      expect(parcels.map(({ location_id }) => location_id).sort()).toEqual([main, place.id].sort())

      const drawn = await drawnText(await documentFile(haat, chennai, order.id))
      for (const particular of [
        `GSTIN: ${SHOP.gstin}`,
        `GSTIN: ${IN_CHENNAI}`,
        "Chennai, Tamil Nadu 600032",
        "IGST",
        "CGST",
        "SGST",
      ])
        expect(drawn).toContain(particular)

      const after = await Promise.all([SHOP.gstin, IN_CHENNAI].map(returnOf))
      after.forEach(({ gstins, invoiced, differences }, at) => {
        // other tests of the same shop may have issued documents under theirs this month
        expect(gstins.filter((one) => [SHOP.gstin, IN_CHENNAI].includes(one))).toEqual([SHOP.gstin, IN_CHENNAI])
        const { total_paise } = documents[1 - at]
        expect(invoiced.total_paise - before[at].invoiced.total_paise).toBe(total_paise)
        expect(differences.filter(({ order_id }) => order_id === order.id)).toEqual([])
      })
      expect((await owner.get(`/back-office/tax-returns/${MONTH}`)).body.gstin).toBe(SHOP.gstin)
      expect((await owner.get(`/back-office/tax-returns/${MONTH}?gstin=33ABCDE1234F1Z7`)).status).toBe(404)
      const days = `from=${TODAY}&until=${TODAY}`
      const report: TaxReportRow[] = (await owner.get(`/back-office/tax-report?${days}&gstin=${IN_CHENNAI}`)).body
      const inside = report.filter(({ state }) => state === "33")
      expect(inside.every(({ cgst_paise, igst_paise }) => cgst_paise > 0 && igst_paise === 0)).toBe(true)
      expect(inside.length).toBeGreaterThan(0)
    },
    LONG_MS,
  )

  it(
    "has a series without a gap for each GSTIN",
    async () => {
      const place = await warehouse({ name: "Series" })
      const [saree, lamp] = [await goodsIn(main), await goodsIn(place.id)]
      for (let nth = 0; nth < 2; nth++) {
        const { order } = await shopkeeper.order([
          [saree.id, 1],
          [lamp.id, 1],
        ])
        await ship(order.id)
        await ship(order.id)
      }
      for (const gstin of [SHOP.gstin, IN_CHENNAI]) {
        const serials = await haat.sql(
          "select serial from gst_document where gstin = $1 and kind = 'tax_invoice' order by serial",
          [gstin],
        )
        expect(serials.map(({ serial }) => serial)).toEqual(serials.map((_, at) => at + 1))
        expect(serials.length).toBeGreaterThanOrEqual(2)
      }
    },
    LONG_MS,
  )

  it(
    "comes back to the warehouses it was sent from, a return for each, each credited under its own GSTIN",
    async () => {
      const place = await warehouse({ name: "Returns" })
      const [saree, lamp] = [await goodsIn(main), await goodsIn(place.id)]
      const { order, shopper } = await shopkeeper.order([
        [saree.id, 1],
        [lamp.id, 1],
      ])
      for (let nth = 0; nth < 2; nth++) await ship(order.id)
      const termsOfLines = async () => (await shopper.get(`/store/my-orders/${order.id}/returns`)).body.lines
      await owner.post(`/back-office/orders/${order.id}/delivered`, {})
      const [first, ...others] = await termsOfLines()
      expect([first.can_return, others]).toEqual([true, []])
      const THREE_DAYS_AGO =
        "update fulfillment set delivered_at = now() - interval '3 days' where id in (select fulfillment_id from " +
        "order_parcel where order_id = $1 and delivered_at is not null)"
      await haat.sql(THREE_DAYS_AGO, [order.id])
      await owner.post(`/back-office/orders/${order.id}/delivered`, {})
      const days = (await termsOfLines()).map(({ until }: { until: string }) => dayInIndia(new Date(until)))
      expect(new Set(days).size).toBe(2)
      await owner.post(`/back-office/orders/${order.id}/cash-collected`, {})
      const wish = { reason: "does_not_fit", note: "", outcome: "refund", way: "drop_off" }
      const lines = order.items.map(({ id: line_id }) => ({ line_id, quantity: 1 }))
      const both = await shopper.post(`/store/my-orders/${order.id}/returns`, { ...wish, lines })
      expect([both.status, both.body.code]).toEqual([409, "return_to_several_warehouses"])
      await keep(lamp.id, main)
      for (const item of order.items) await shopkeeper.comeBack(shopper, order, 1, [item])
      expect((await levelsOf(lamp.id)).find(({ location_id }) => location_id === place.id)?.stocked).toBe(1)
      const notes = await haat.sql("select gstin, content from gst_credit_note where order_id = $1", [order.id])
      expect(notes.map(({ gstin }) => gstin).sort()).toEqual([SHOP.gstin, IN_CHENNAI].sort())
    },
    LONG_MS,
  )

  it(
    "goes on after a parcel came back: each is booked from its own place, at the carrier's name for it",
    async () => {
      const place = await warehouse({ name: "Carrier", pickup_location: "Chennai" })
      const [saree, lamp] = [await goodsIn(main), await goodsIn(place.id)]
      const { order } = await shopkeeper.order([
        [saree.id, 1],
        [lamp.id, 1],
      ])
      const back = await ship(order.id)
      expect(back.status).toBe(200)
      const again = await owner.post(`/back-office/orders/${order.id}/returned-parcel`, { restock: true })
      expect(again.status).toBe(200)
      const { warehouses } = (await owner.get(`/back-office/orders/${order.id}`)).body
      expect(warehouses.map(({ id }: { id: string }) => id)).toEqual([main, place.id])
      expect((await ship(order.id)).status).toBe(200)
      expect((await ship(order.id)).status).toBe(200)
      expect(await levelsOf(lamp.id)).toEqual([{ location_id: place.id, stocked: 19, reserved: 0 }])
    },
    LONG_MS,
  )
})

async function returnOf(gstin: string): Promise<GstReturn> {
  return (await owner.get(`/back-office/tax-returns/${MONTH}?gstin=${gstin}`)).body
}
