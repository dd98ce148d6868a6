import { describe, expect, it } from "vitest"
import { catalogue } from "../../backend/src/seed/catalogue/demo-catalogue"
import { allGoods, generatedGoods, readDemoGoods } from "./goods.mjs"
import { categoryWord, gradeOf, readQueries } from "./queries.mjs"

const goods = allGoods()
const queries = readQueries()
const share = (part: unknown[], whole: unknown[]) => part.length / whole.length

describe("the goods of the judged searches", () => {
  it("are some 1,500 products with a name each, a third of them with a Hindi one", () => {
    const generated = generatedGoods()
    expect(generated.length).toBeGreaterThanOrEqual(1_000)
    expect(new Set(goods.map(({ name }) => name)).size).toBe(goods.length)
    expect(
      share(
        generated.filter((product) => "name_hi" in product),
        generated,
      ),
    ).toBeCloseTo(1 / 3, 1)
  })

  it("hold every product that the demo shop has on sale, at its price", () => {
    const onSale = catalogue.flatMap(({ products }) => products).filter(({ active }) => active !== false)
    expect(readDemoGoods().map(({ name, price }) => [name, price])).toEqual(
      expect.arrayContaining(onSale.map(({ name, price }) => [name, price])),
    )
    expect(readDemoGoods()).toHaveLength(onSale.length)
  })
})

describe("the judged searches", () => {
  it("are 400 or more, none twice, a quarter of them in each script", () => {
    expect(queries.length).toBeGreaterThanOrEqual(400)
    const typed = queries.map((query) => query.typed.toLowerCase())
    expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([])
    for (const script of ["English", "misspelt", "Hinglish", "Devanagari"]) {
      const part = share(
        queries.filter((query) => query.script === script),
        queries,
      )
      expect(Math.abs(part - 1 / 4), script).toBeLessThan(0.03)
    }
  })

  it("hold out a third", () => {
    const heldOut = queries.filter((query) => query.heldOut)
    expect(Math.abs(share(heldOut, queries) - 1 / 3)).toBeLessThan(0.03)
  })

  it("want only what is among the goods, and each wants something in full", () => {
    const known = new Set(["*", ...goods.flatMap(({ kind, category }) => [kind, categoryWord(category)])])
    const unknown = queries
      .flatMap(({ wanted }) => wanted.flatMap(({ kinds }) => kinds))
      .filter((kind) => !known.has(kind))
    expect(unknown).toEqual([])
    const empty = queries.filter((query) => !goods.some((product) => gradeOf(query, product) === 3))
    expect(empty.map(({ typed }) => typed)).toEqual([])
  })
})
