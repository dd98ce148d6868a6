import { describe, expect, it } from "vitest"
import { parseRandomOrder, RANDOM_ORDERS, randomOrderSeed } from "./random-orders.ts"
import { shuffle } from "./seed.ts"
import { productPageDiscount, realDiscount, visitDiscount } from "./use-discounts.ts"

const products = Array.from({ length: 200 }, (_, i) => ({ id: `prod_${i}`, price: 100 + i }))
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe("the order of Explore Products", () => {
  it("is the same for the same seed, however the products arrive", () => {
    expect(ids(shuffle([...products].reverse(), 7))).toEqual(ids(shuffle(products, 7)))
  })

  it("differs from seed to seed and loses no product", () => {
    expect(ids(shuffle(products, 7))).not.toEqual(ids(shuffle(products, 8)))
    expect(ids(shuffle(products, 7)).sort()).toEqual(ids(products).sort())
  })

  it("puts every product first for some seed", () => {
    const first = new Set(Array.from({ length: 500 }, (_, seed) => shuffle(products.slice(0, 10), seed)[0]?.id))
    expect(first.size).toBe(10)
  })
})

describe("the random order of a visit", () => {
  it("is read from the cookie; undefined for other numbers", () => {
    expect([parseRandomOrder("draw=0"), parseRandomOrder("theme=dark; draw=12; language=hi")]).toEqual([0, 12])
    for (const cookie of [undefined, "", "draw=", `draw=${RANDOM_ORDERS}`, "withdraw=1", "draw=1x"])
      expect(parseRandomOrder(cookie), cookie).toBeUndefined()
  })

  it("has a seed of its own, and another one the next day", () => {
    const numbers = Array.from({ length: RANDOM_ORDERS }, (_, number) => number)
    const day = 24 * 60 * 60 * 1_000
    const now = Date.UTC(2026, 10, 22, 12)
    const seeds = [now, now + day].flatMap((time) => numbers.map((number) => randomOrderSeed(number, time)))
    expect(new Set(seeds).size).toBe(2 * RANDOM_ORDERS)
    expect(randomOrderSeed(3, now)).toBe(randomOrderSeed(3, now + 60_000))
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

  it("follow the shop's list price where random ones are off, and are none where it is not higher", () => {
    expect(realDiscount({ price: 400, list_price: 599 })).toEqual({ percent: 33, listPrice: 599 })
    expect(realDiscount({ price: 80, list_price: 100 })?.percent).toBe(20)
    expect(realDiscount({ price: 44.99, list_price: 49.99 })?.percent).toBe(10)
    expect(realDiscount({ price: 400, list_price: 400 })).toBeUndefined()
    expect(realDiscount({ price: 400 })).toBeUndefined()
  })
})
