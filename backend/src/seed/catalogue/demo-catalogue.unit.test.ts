import { SaveVariants } from "@haat/catalog/contract"
import { describe, expect, it } from "vitest"
import { catalogue } from "./demo-catalogue"
import { catalogueInHindi } from "./demo-catalogue-in-hindi"
import { demoVariants } from "./demo-variants"

const DEVANAGARI = /[\u0900-\u097f]/
const LATIN = /[a-z]/i

describe("the demo shop in Hindi", () => {
  it.each(catalogue.map(({ name, products }) => ({ name, products })))(
    "has every text of $name, none of them with a Latin letter",
    ({ name, products }) => {
      const hindi = catalogueInHindi[name]
      expect(Object.keys(hindi.products)).toEqual(products.map((product) => product.name))
      for (const product of products) {
        const { attributes, ...texts } = hindi.products[product.name]
        for (const text of [hindi.name, ...Object.values(texts)]) {
          expect(text).toMatch(DEVANAGARI)
          expect(text).not.toMatch(LATIN)
        }
        expect(Object.keys(attributes), product.name).toHaveLength(Object.keys(product.attributes).length)
        for (const text of Object.entries(attributes).flat()) expect(text).not.toMatch(LATIN)
      }
    },
  )
})

describe("the demo shop's variants", () => {
  const varied = catalogue
    .flatMap(({ products }) => products)
    .flatMap((product) => ({ product, variants: demoVariants(product) ?? [] }))
    .flatMap(({ product, variants }) => ("variants" in variants ? [{ product, ...variants }] : []))

  it("are of 18 products at least, and as an owner may save them", () => {
    expect(varied.length).toBeGreaterThanOrEqual(18)
    for (const { options, variants } of varied)
      expect(SaveVariants.safeParse({ options, variants }).error?.issues ?? []).toEqual([])
  })

  it("begin with the product as it is, and some that can be chosen are sold out", () => {
    for (const { product, variants } of varied)
      expect(variants[0]).toMatchObject({ price: product.price, quantity: product.quantity })
    const soldOut = varied.filter(
      ({ product, variants }) => product.quantity && variants.some(({ quantity }) => quantity === 0),
    )
    expect(soldOut.length).toBeGreaterThan(3)
  })
})
