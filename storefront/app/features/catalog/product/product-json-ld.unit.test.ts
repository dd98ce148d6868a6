import type { ProductPage } from "@haat/catalog/contract"
import { describe, expect, it } from "vitest"
import { productUnitPrice } from "../../../lib/shop/variants/product-unit-price.ts"
import { productJsonLd } from "./product-json-ld.ts"

const TEA: ProductPage = {
  ...{
    id: "prod_tea",
    handle: "tea",
    name: "Assam tea",
    description: "Strong",
    category: null,
    price: 120,
    quantity: 9,
  },
  ...{
    images: [],
    rating: { average: null, count: 0 },
    attributes: [],
    about: "",
    created_at: "2026-01-01T00:00:00.000Z",
  },
  facts: { origin: "IN", net_quantity: 250, net_unit: "g" },
}
const variant = (value: string, price: number, own: object = {}) => ({
  ...{ id: `variant_${price}`, choice: value, values: [value], price, quantity: 3, ...own },
})
const QUARTER = variant("250 g", 120)
const KILO = variant("1 kg", 440, { net_quantity: 1, net_unit: "kg" })
/** As a page has it whose variants cost differently. */
const VARIED = {
  ...TEA,
  from: 120,
  options: [{ title: "Weight", values: [{ value: "250 g" }, { value: "1 kg" }] }],
  variants: [QUARTER, KILO],
}
const absolute = (path: string) => `https://haat.example${path}`
const offersIn = (found: object) => JSON.parse(JSON.stringify(found))

describe("the SKU in structured data", () => {
  it("is the owner's own, of the product or of each variant, and the id where there is none", () => {
    expect(productJsonLd({ ...TEA, sku: "TEA-250" }, undefined, absolute)).toMatchObject({ sku: "TEA-250" })
    expect(productJsonLd(TEA, undefined, absolute)).toMatchObject({ sku: TEA.id })
    const owned = { ...VARIED, variants: [{ ...QUARTER, sku: "TEA-250" }, KILO] }
    const group = offersIn(productJsonLd(owned, KILO, absolute))
    expect(group.productGroupID).toBe(TEA.id)
    expect(group.hasVariant.map(({ sku }: { sku: string }) => sku)).toEqual(["TEA-250", KILO.id])
  })
})

describe("GTIN and brand in structured data", () => {
  it("are the owner's own: the brand of the product, the GTIN of the product or of each variant", () => {
    const branded = { ...TEA, facts: { ...TEA.facts, brand: "Kesar" } }
    expect(productJsonLd({ ...branded, gtin: "96385074" }, undefined, absolute)).toMatchObject({
      ...{ gtin: "96385074", brand: { "@type": "Brand", name: "Kesar" } },
    })
    const group = offersIn(
      productJsonLd({ ...branded, ...VARIED, variants: [{ ...QUARTER, gtin: "96385074" }, KILO] }, KILO, absolute),
    )
    expect(group.gtin).toBeUndefined()
    expect(group.hasVariant.map(({ gtin }: { gtin?: string }) => gtin)).toEqual(["96385074", undefined])
    expect(productJsonLd(TEA, undefined, absolute)).not.toHaveProperty("brand")
  })
})

describe("what a unit costs", () => {
  it("is given for a plain product, and for a variant only by its own quantity", () => {
    expect(productUnitPrice(TEA)).toEqual({ paise: 4_800, count: 100, unit: "g" })
    expect(productUnitPrice(VARIED, KILO)).toEqual({ paise: 44_000, count: 1, unit: "kg" })
    expect(productUnitPrice(VARIED, QUARTER)).toBeUndefined()
    const { from: _, ...sameForAll } = VARIED
    expect(productUnitPrice(sameForAll, QUARTER)).toEqual({ paise: 4_800, count: 100, unit: "g" })
  })

  it("has the quantity of the price in structured data", () => {
    expect(offersIn(productJsonLd(TEA, undefined, absolute)).offers.priceSpecification).toEqual({
      ...{ "@type": "UnitPriceSpecification", price: 120, priceCurrency: "INR" },
      referenceQuantity: {
        ...{ "@type": "QuantitativeValue", value: 250, unitCode: "GRM" },
        valueReference: { "@type": "QuantitativeValue", value: 100, unitCode: "GRM" },
      },
    })
    const [quarter, kilo] = offersIn(productJsonLd(VARIED, KILO, absolute)).hasVariant
    expect(quarter.offers).not.toHaveProperty("priceSpecification")
    expect(kilo.offers.priceSpecification.referenceQuantity).toMatchObject({ value: 1, unitCode: "KGM" })
    const { facts: _, ...unsaid } = TEA
    expect(offersIn(productJsonLd(unsaid, undefined, absolute)).offers).not.toHaveProperty("priceSpecification")
  })
})
