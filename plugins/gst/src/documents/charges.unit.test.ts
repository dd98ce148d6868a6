/** @module-tag money */
import type { Charge, Supplier, Taxed } from "@haat/checkout/contract"
import { chargesToTax, sumCharges } from "@haat/checkout/contract"
import type { LeavingParcel } from "@haat/freight/contract"
import { drawnText, spokenTexts } from "@haat/testing/read-pdf"
import { smallOrFull } from "@haat/testing/test-size"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { DocumentLine } from "../contract"
import type { DocumentOrder, OrderedLine } from "../queries/order-on-paper"
import { splitAmount, splitCharges, splitDelivery } from "../rules/split-order"
import { REGISTERED } from "../testing/registered"
import { buildContent, documentKind } from "./content"
import { hsnSummary } from "./hsn-summary"
import { messages } from "./messages"
import { messages as hindi } from "./messages.hi"
import { lineName } from "./pdf/parts"
import { renderPdf } from "./render-pdf"

const CHENNAI: Supplier = { state: "33", gstin: "33ABCDE1234F1Z7" }
const AMOUNTS = ["paid_paise", "taxable_paise", "cgst_paise", "sgst_paise", "utgst_paise", "igst_paise"] as const
const WRAPPING = { hsn: "998540", rate: 18_00 }
const CARDS = { hsn: "4909", rate: 12_00 }

const charge = (nth: number, paise: number, tax: Charge["tax"]): Charge => ({
  id: `gift-wrap.part-${nth}`,
  name: `Charge ${nth}`,
  ...(nth % 2 && { name_hi: `शुल्क ${nth}` }),
  paise,
  tax,
  refund: "with_order",
})

type Goods = { paid_paise: number; quantity: number; hsn: string; rate: number; exempt: boolean; supplier?: Supplier }
type Wish = { goods: Goods[]; carried_paise: number; charges: Charge[]; rounding_paise?: number; to?: string }

/** An order as it is stored, before any parcel of it leaves. */
function ordered({ goods, carried_paise, charges, rounding_paise = 0, to = "27" }: Wish): DocumentOrder {
  const route = { supplier_state: "27", place_of_supply: to, charges_tax: true }
  const lines = goods.map(({ paid_paise, ...rated }) => splitAmount(route, paid_paise, rated))
  const alike = charges.filter(({ tax }) => tax === "delivery")
  const delivery_paise = carried_paise + sumCharges(alike)
  const address = { first_name: "Esha", last_name: "Rao", address_1: "", address_2: "", city: "", postal_code: "" }
  return {
    fields: {},
    display_id: 1,
    created_at: "2026-11-24T10:00:00Z",
    shipping_address: { ...address, province: "Maharashtra" },
    billing_address: { ...address, province: "Maharashtra" },
    payment_method: "Cash On Delivery",
    payment_status: "Pending",
    charges_tax: true,
    place_of_supply: to,
    buyer_gstin: "",
    rounding_paise,
    lines: lines.map((line, nth): OrderedLine => {
      const { quantity } = goods[nth]
      const named = { line_id: `line_${nth}`, name: `Goods ${nth}`, name_hi: null, quantity, issued: 0 }
      return { ...line, ...named, price_paise: Math.ceil(line.paid_paise / quantity) }
    }),
    delivery: splitDelivery({ ...route, delivery_paise }, lines).map((part) => ({ ...part, is_here: true })),
    taxed_charges: splitCharges({ ...route, charges: chargesToTax(charges) }, lines).map((part) => ({
      ...part,
      is_here: true,
    })),
    charges,
    credit_paise: 0,
    issued_paise: 0,
    has_delivery: true,
    has_rounding: true,
    dispatched_from: null,
    supplier: null,
  }
}

const SETTINGS = { ...REGISTERED, version: 1, id: "shop" as const, updated_at: "" }
const parcelOf = (items: LeavingParcel["items"]): LeavingParcel => ({
  order_id: "order",
  fulfillment_id: "ful",
  shop_name: "Haat",
  items,
})

/** Documents of all parcels: two of each registration, each with a half of the pieces. */
function documentsOf(order: DocumentOrder) {
  const issued = new Map<string, number>()
  const registrations = [...new Set(order.lines.map(({ supplier }) => supplier?.gstin))]
  const isHere = (gstin?: string) => (part: Taxed) => part.supplier?.gstin === gstin
  const parcels = registrations.flatMap((gstin) => [
    { gstin, is_last: false },
    { gstin, is_last: true },
  ])
  const charged = new Set<string | undefined>()
  let rounded = false
  return parcels.flatMap(({ gstin, is_last }) => {
    const lines = order.lines.map((line) => ({ ...line, issued: issued.get(line.line_id) ?? 0 }))
    const items = lines.filter(isHere(gstin)).flatMap(({ line_id, quantity, issued: before }) => {
      const count = is_last ? quantity - before : Math.floor(quantity / 2)
      issued.set(line_id, before + count)
      return count ? [{ id: line_id, quantity: count }] : []
    })
    if (!items.length) return []
    const here = <Part extends Taxed>(parts: Part[]) => parts.map((part) => ({ ...part, is_here: isHere(gstin)(part) }))
    const state = { lines, delivery: here(order.delivery), taxed_charges: here(order.taxed_charges) }
    const content = buildContent(
      { ...order, ...state, has_delivery: !charged.has(gstin), has_rounding: !rounded },
      SETTINGS,
      parcelOf(items),
    )
    charged.add(gstin)
    rounded = true
    return [content]
  })
}

const sum = (parts: Taxed[], name: (typeof AMOUNTS)[number]) => parts.reduce((total, part) => total + part[name], 0)

const KURTA: Goods = { paid_paise: 300_00, quantity: 1, hsn: "6204", rate: 5_00, exempt: false }
const PHONE: Goods = { paid_paise: 600_00, quantity: 1, hsn: "8517", rate: 18_00, exempt: false }

describe("charges on a document", () => {
  it("come after the delivery: each by name, with its code and rate, and in the summary by HSN code", () => {
    const charges = [charge(0, 30_00, "delivery"), charge(1, 59_00, WRAPPING)]
    const [content] = documentsOf(ordered({ goods: [KURTA, PHONE], carried_paise: 60_00, charges }))
    const shown = (line: DocumentLine) => [lineName(line, messages, "en"), line.hsn, line.rate, line.paid_paise]
    expect(content.delivery.map(shown)).toEqual([
      ["Delivery", "6204", 5_00, 20_00],
      ["Delivery", "8517", 18_00, 40_00],
      ["Charge 0", "6204", 5_00, 10_00],
      ["Charge 0", "8517", 18_00, 20_00],
      ["Charge 1", "998540", 18_00, 59_00],
    ])
    expect(content.delivery.map((line) => lineName(line, hindi, "hi")).slice(2)).toEqual([
      "Charge 0",
      "Charge 0",
      "शुल्क 1",
    ])
    expect(hsnSummary(content)[2]).toMatchObject({ hsn: "998540", taxable_paise: 50_00, cgst_paise: 4_50 })
    expect(content.total_paise).toBe(300_00 + 600_00 + 60_00 + 30_00 + 59_00)
  })

  it("are printed with code, rate and tax on sheets and receipts, in both languages", async () => {
    const charges = [charge(0, 30_00, "delivery"), charge(1, 59_01, WRAPPING), charge(2, 63_00, CARDS)]
    const [contents] = documentsOf(ordered({ goods: [KURTA], carried_paise: 60_00, charges, to: "33" }))
    const content = { ...contents, kind: documentKind(contents), number: "HI/1", financial_year: "", day: "2026-11-24" }
    const printed = (paper: "a4" | "80mm", locale: "en" | "hi") => renderPdf([content], { paper, locale })
    const sheet = await drawnText(await printed("a4", "en"))
    for (const line of ["Charge 1 SAC 998540 50.01 9.00 18% 59.01", "Charge 2 HSN 4909 56.25 6.75 12% 63.00"])
      expect(sheet).toContain(line)
    expect(sheet).toContain("Charge 0 HSN 6204 28.57 1.43 5% 30.00")
    expect(await drawnText(await printed("80mm", "en"))).toMatch(/Charge 1 .*59\.01.* SAC 998540/)
    expect(spokenTexts(await printed("a4", "hi")).join(" | ")).toContain("शुल्क 1")
  })

  it("are the whole delivery where that is free, and make an invoice of exempt goods a tax invoice", () => {
    const fee = [charge(0, 30_00, "delivery")]
    const [free] = documentsOf(ordered({ goods: [KURTA], carried_paise: 0, charges: fee }))
    expect(free.delivery.map(({ name, paid_paise }) => [name, paid_paise])).toEqual([["Charge 0", 30_00]])

    const rice = { ...KURTA, hsn: "1006", rate: 0, exempt: true }
    const exempt = (charges: Charge[]) => documentsOf(ordered({ goods: [rice], carried_paise: 40_00, charges }))[0]
    expect(documentKind(exempt(fee))).toBe("bill_of_supply")
    expect(documentKind(exempt([charge(1, 59_00, WRAPPING)]))).toBe("tax_invoice")
  })

  it("add up with goods, delivery and taxes to any order in any parcels, to the paisa", () => {
    const goods = fc.record(
      {
        paid_paise: fc.integer({ min: 0, max: 5_000_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        hsn: fc.constantFrom("6204", "8517", "1006"),
        rate: fc.constantFrom(0, 25, 5_00, 18_00, 40_00),
        exempt: fc.boolean(),
        supplier: fc.constant(CHENNAI),
      },
      { requiredKeys: ["paid_paise", "quantity", "hsn", "rate", "exempt"] },
    )
    const tax = fc.oneof(
      fc.constant("delivery" as const),
      fc.record({ hsn: fc.constantFrom("998540", "4819"), rate: fc.constantFrom(0, 12_00, 18_00) }),
    )
    const charges = fc
      .array(fc.tuple(fc.nat(100_000), tax), { maxLength: 4 })
      .map((all) => all.map(([paise, of], nth) => charge(nth, paise, of)))
    const order = fc.record({
      goods: fc.array(goods, { minLength: 1, maxLength: 5 }),
      carried_paise: fc.nat(200_000),
      charges,
      rounding_paise: fc.nat(99),
      to: fc.constantFrom("27", "33", "35"),
    })
    fc.assert(
      fc.property(order, (wish) => {
        const stored = ordered(wish)
        const contents = documentsOf(stored)
        const printed = contents.flatMap(({ lines, delivery }) => [...lines, ...delivery])
        const parts = [...stored.lines, ...stored.delivery, ...stored.taxed_charges]
        for (const name of AMOUNTS) expect([name, sum(printed, name)]).toEqual([name, sum(parts, name)])
        for (const { paid_paise, taxable_paise, cgst_paise, sgst_paise, utgst_paise, igst_paise } of printed) {
          expect(taxable_paise + cgst_paise + sgst_paise + utgst_paise + igst_paise).toBe(paid_paise)
          expect(cgst_paise).toBe(sgst_paise + utgst_paise)
        }
        const paid = wish.goods.reduce((total, { paid_paise }) => total + paid_paise, wish.carried_paise)
        expect(contents.reduce((total, { total_paise }) => total + total_paise, 0)).toBe(
          paid + sumCharges(wish.charges) + wish.rounding_paise,
        )
        for (const { name, paise } of wish.charges)
          expect(
            sum(
              printed.filter((line) => line.line_id === null && line.name === name),
              "paid_paise",
            ),
          ).toBe(paise)
      }),
      { numRuns: smallOrFull(100, 1_000) },
    )
  })
})
