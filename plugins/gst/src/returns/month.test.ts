/** @module-tag money */

import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { checkCharacter } from "@haat/places/gstin"
import { type Client, shop } from "@haat/testing"
import { drawnText } from "@haat/testing/read-pdf"
import { runningShop } from "@haat/testing/running-shop"
import { filesOf } from "@haat/testing/zip-of"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { GstReturn, TaxReportRow } from "../contract"
import { dayInIndia } from "../rules/calendar"
import { copyOrder, removeCopies } from "../testing/copied-orders"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../testing/registered"
import { CHENNAI, documentFile, selling } from "../testing/sell"

const numbered = (first14: string) => `${first14}${checkCharacter(first14)}`
/** A registration of its own: its series and its month are those of this file alone. */
const GSTIN = numbered("27MONTH1234A1Z")
const BUYER = numbered("33BUYER1234B1Z")
const TODAY = dayInIndia(new Date())
const MONTH = TODAY.slice(0, 7)

const haat = shop()
let owner: Client
let shopkeeper: ReturnType<typeof selling>
beforeAll(async () => {
  owner = await haat.admin()
  shopkeeper = selling(haat, owner)
  await saveTaxSettings(haat, { ...REGISTERED, gstin: GSTIN, pan: "MONTH1234A" })
})
afterAll(() => saveTaxSettings(haat, UNREGISTERED))

const monthNow = async (): Promise<GstReturn> => (await owner.get(`/back-office/tax-returns/${MONTH}`)).body
const file = (name: string) => owner.get(`/back-office/tax-returns/${MONTH}/files/${name}`)

describe("a buyer's GSTIN", () => {
  it("is rejected where its check character or its state is wrong, in the shopper's language", async () => {
    const saree = await shopkeeper.product({ price: 2_100 }, { hsn: "500720" })
    for (const gstin of [`${BUYER.slice(0, 14)}0`, numbered("99BUYER1234B1Z"), "27"])
      await expect(shopkeeper.order([[saree.id, 1]], { gstin })).rejects.toThrow("400 This is not a GSTIN")
  })

  it("stands on the order's documents, and leaves the place of supply where the goods go", async () => {
    const saree = await shopkeeper.product({ price: 2_100 }, { hsn: "500720" })
    const { order, shopper } = await shopkeeper.order([[saree.id, 1]], { gstin: BUYER.toLowerCase() })
    await shopkeeper.leave(order.id)
    const drawn = await drawnText(await documentFile(haat, shopper, order.id))
    expect(drawn).toContain(`State: Maharashtra (27) GSTIN: ${BUYER}`)
    expect(drawn).toContain("Place of supply: Maharashtra (27)")
    const held = (await shopper.get("/store/personal-data")).body
    expect(held.gstins).toEqual([BUYER])
  })
})

describe("a month's return", () => {
  it("comes to what the orders and refunds come to, and names what does not", async () => {
    const saree = await shopkeeper.product({ price: 2_100 }, { hsn: "500720" })
    const dal = await shopkeeper.product({ price: 120.35 }, { hsn: "0713", exempt: true })
    const before = await monthNow()
    const home = await shopkeeper.order([[saree.id, 2]])
    const business = await shopkeeper.order(
      [
        [saree.id, 3],
        [dal.id, 2],
      ],
      { to: CHENNAI, gstin: BUYER },
    )
    const exempt = await shopkeeper.order([[dal.id, 1]])
    const sold = [home, business, exempt]
    for (const { order } of sold) await shopkeeper.deliver(order.id)
    await shopkeeper.comeBack(home.shopper, home.order, 1)
    await shopkeeper.refund(business.order.id, { amount: 500 })

    const during = await monthNow()
    const totals = sold.reduce((sum, { order }) => sum + order.total * 100, 0)
    expect(during.gstin).toBe(GSTIN)
    expect(during.invoiced.total_paise - before.invoiced.total_paise).toBe(totals)
    expect(during.ledger.invoiced_paise).toBe(during.invoiced.total_paise)
    expect(during.credited.total_paise).toBe(2_600_00)
    expect(during.differences).toEqual([
      {
        order_id: home.order.id,
        display_id: home.order.display_id,
        about: "credited",
        return_paise: 2_100_00,
        ledger_paise: 0,
      },
    ])
    await shopkeeper.refund(home.order.id, { lines: [{ line_id: home.order.items[0].id, quantity: 1 }] })
    // the worth of an exchange went to the order that replaces the goods
    const swapped = await shopkeeper.order([[saree.id, 1]])
    await shopkeeper.deliver(swapped.order.id)
    await shopkeeper.exchange(swapped.shopper, swapped.order)
    const after = await monthNow()
    expect(after.credited.total_paise).toBe(4_700_00)
    expect([after.differences, after.ledger.credited_paise]).toEqual([[], after.credited.total_paise])
    for (const { total_paise, rounding_paise, untaxed_paise, ...sums } of [after.invoiced, after.credited]) {
      const taxed = sums.taxable_paise + sums.cgst_paise + sums.sgst_paise + sums.igst_paise
      expect(taxed + untaxed_paise + rounding_paise).toBe(total_paise)
    }

    const report: TaxReportRow[] = (await owner.get(`/back-office/tax-report?from=${TODAY}&until=${TODAY}`)).body
    const chennai = report.filter(({ state }) => state === "33")
    expect(chennai.map(({ rate }) => rate)).toEqual([0, 500])
    expect(chennai.every(({ cgst_paise, sgst_paise }) => cgst_paise === 0 && sgst_paise === 0)).toBe(true)
  })

  it("exports JSON for the portal and CSV tables for managers, with an audit entry", async () => {
    const { body } = await file("gstr1.json")
    expect([body.gstin, body.fp]).toEqual([GSTIN, `${MONTH.slice(5)}${MONTH.slice(0, 4)}`])
    expect(body.b2b[0].ctin).toBe(BUYER)
    expect(body.cdnr[0].nt[0]).toMatchObject({ ntty: "C", val: 500, pos: "33" })
    const { body: text } = await file("cdnr.csv")
    expect(text).toContain(`${BUYER},HC/`)
    expect(text.trim().split("\n")).toHaveLength(1 + (await monthNow()).rows.cdnr)
    const report = await owner.get(`/back-office/tax-report/file?from=${TODAY}&until=${TODAY}`)
    expect(report.body).toContain(`${TODAY},Tamil Nadu,5,`)
    const [{ changes }] = await haat.sql(
      "select changes from trail_entry where resource = 'tax-returns' order by created_at desc limit 1",
    )
    expect(JSON.stringify(changes)).toContain("cdnr.csv")

    const [read] = await haat.sql(
      "select action, state, changes from trail_entry where resource = 'tax-report' order by created_at desc limit 1",
    )
    expect(read).toMatchObject({ action: "exported", state: "done" })
    expect(read.changes).toContainEqual({ field: "filter.from", before: null, after: TODAY })

    const support = await haat.staff("support")
    expect((await support.get(`/back-office/tax-returns/${MONTH}`)).status).toBe(403)
    const wrong = ["/back-office/tax-returns/2026-13", `/back-office/tax-returns/${MONTH}/files/all.csv`]
    wrong.push(
      "/back-office/tax-report?from=2026-11-02&until=2026-11-01",
      "/back-office/tax-report?from=2026-02-30&until=x",
    )
    for (const path of wrong) expect([path, (await owner.get(path)).status]).toEqual([path, 400])
  })
})

describe("all documents of a period", () => {
  const zipOfDays = async (days: string) => {
    const response = await fetch(new URL(`/back-office/tax-documents/file?${days}&locale=en`, haat.backendUrl), {
      headers: { cookie: owner.cookie },
    })
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"])
    return filesOf(Buffer.from(await response.arrayBuffer()))
  }

  it("are one zip with files of fifty each, in the order of issue, invoices and credit notes", async () => {
    const days = `from=${TODAY}&until=${TODAY}`
    // A job issues what is missing meanwhile: there may be more each time, and never fewer.
    const issued = async () => {
      const [{ count }] = await haat.sql(
        `select (select count(*)::int from gst_document where content ->> 'day' = $1)
           + (select count(*)::int from gst_credit_note where content ->> 'day' = $1) as count`,
        [TODAY],
      )
      return count as number
    }
    const before = await issued()
    const { documents, parts } = (await owner.get(`/back-office/tax-documents?${days}`)).body
    expect(documents).toBeGreaterThanOrEqual(before)
    expect(parts).toBe(Math.ceil(documents / 50))
    const files = await zipOfDays(days)
    const pages = (await Promise.all(files.map(([, file]) => drawnText(file)))).join()
    for (const kind of ["Tax invoice", "Bill of supply", "Credit note"]) expect(pages).toContain(kind)
    const [{ changes }] = await haat.sql(
      "select changes from trail_entry where resource = 'tax-documents' order by created_at desc limit 1",
    )
    expect(JSON.stringify(changes)).toContain(TODAY)
    const { after: rows } = changes.find(({ field }: { field: string }) => field === "rows")
    expect(files).toHaveLength(Math.ceil(rows / 50))
    expect(rows).toBeGreaterThanOrEqual(documents)
    expect(rows).toBeLessThanOrEqual(await issued())
  })

  it("are each in it once, with nothing left out between one file and the next", async () => {
    const [COUNT, PREFIX, DAY] = [130, "order_zip_", "2025-06-10"]
    const saree = await shopkeeper.product({ price: 2_100 }, { hsn: "500720" })
    const { order } = await shopkeeper.order([[saree.id, 1]])
    await copyOrder(haat, { order_id: order.id, prefix: PREFIX, count: COUNT })
    const issue = path.resolve("plugins/gst/src/testing/issue-many.mjs")
    await promisify(execFile)(process.execPath, [issue, runningShop().databaseUrl, PREFIX, `${DAY}T06:00:00Z`])
    const numbers = (
      await haat.sql("select number from gst_document where order_id like $1 order by serial", [`${PREFIX}%`])
    ).map(({ number }) => number)
    expect(numbers).toHaveLength(COUNT)

    const files = await zipOfDays(`from=${DAY}&until=${DAY}`)
    const drawn = await Promise.all(files.map(([, file]) => drawnText(file)))
    const inFiles = drawn.map((text) => [...text.matchAll(/Number: (\S+)/g)].map(([, number]) => number))
    expect(inFiles.map(({ length }) => length)).toEqual([50, 50, 30])
    expect(inFiles.flat()).toEqual(numbers)
    expect(files.map(([name]) => name)).toEqual(
      inFiles.map((of, nth) => `00${nth + 1}_${of[0]}_${of[of.length - 1]}.pdf`.replaceAll("/", "-")),
    )
    await removeCopies(haat, PREFIX)
  })
})
