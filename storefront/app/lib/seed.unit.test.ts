import { describe, expect, it } from "vitest"
import { productPageDiscount, visitDiscount } from "./discount.ts"
import { shuffled } from "./seed.ts"

const products = Array.from({ length: 200 }, (_, i) => ({ id: `prod_${i}`, price: 100 + i }))
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe("the order of Explore Products", () => {
  it("is the same for the same seed, however the products arrive", () => {
    expect(ids(shuffled([...products].reverse(), 7))).toEqual(ids(shuffled(products, 7)))
  })

  it("differs from seed to seed and loses no product", () => {
    expect(ids(shuffled(products, 7))).not.toEqual(ids(shuffled(products, 8)))
    expect(ids(shuffled(products, 7)).sort()).toEqual(ids(products).sort())
  })

  it("gives every product its turn in front", () => {
    const first = new Set(Array.from({ length: 500 }, (_, seed) => shuffled(products.slice(0, 10), seed)[0]?.id))
    expect(first.size).toBe(10)
  })
})

describe("the discount labels", () => {
  it("lie between 50 and 80 percent, both ends included", () => {
    const percents = new Set(products.flatMap((p) => [1, 2, 3].map((seed) => visitDiscount(seed, p).percent)))
    expect(Math.min(...percents)).toBe(50)
    expect(Math.max(...percents)).toBe(80)
  })

  it("strike through a price from which the discount leads back to the price", () => {
    for (const product of products) {
      const { percent, listPrice } = visitDiscount(11, product)
      expect(Math.abs(listPrice * (1 - percent / 100) - product.price)).toBeLessThanOrEqual(0.5)
    }
  })

  it("are 60% off on the product page, with a list price of 2.5 times the price", () => {
    expect(productPageDiscount(400)).toEqual({ percent: 60, listPrice: 1000 })
  })
})
