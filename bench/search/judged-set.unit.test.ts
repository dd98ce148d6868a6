import { describe, expect, it } from "vitest"
import { catalogue } from "../../backend/src/seed/catalogue/demo-catalogue"
import { allGoods, generatedGoods, readDemoGoods } from "./goods.mjs"
import { categoryWord, findGrade, readQueries } from "./queries.mjs"

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
  const COMPARED = ["English", "misspelt", "Hinglish", "Devanagari"]

  it("are 400 or more of four classes, none twice, a quarter of them in each", () => {
    const compared = queries.filter(({ script }) => COMPARED.includes(script))
    expect(compared.length).toBeGreaterThanOrEqual(400)
    const typed = queries.map((query) => query.typed.toLowerCase())
    expect(typed.filter((text, at) => typed.indexOf(text) !== at)).toEqual([])
    for (const script of COMPARED) {
      const part = share(
        compared.filter((query) => query.script === script),
        compared,
      )
      expect(Math.abs(part - 1 / 4), script).toBeLessThan(0.03)
    }
  })

  it("ask for the goods of the demo shop in Tamil and Bengali, in script and in Latin letters", () => {
    const typed = queries.filter(({ script }) => script === "Tamil and Bengali").map((query) => query.typed)
    for (const letters of [/\p{Script=Tamil}/u, /\p{Script=Bengali}/u])
      expect(typed.filter((text) => letters.test(text)).length).toBeGreaterThanOrEqual(30)
    expect(typed.filter((text) => /^[a-z0-9 ]+$/.test(text)).length).toBeGreaterThanOrEqual(45)
  })

  it("have 60 or more with a bound of the price or a wish for little", () => {
    expect(queries.filter(({ script }) => script === "budgets").length).toBeGreaterThanOrEqual(60)
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
    const empty = queries.filter((query) => !goods.some((product) => findGrade(query, product) === 3))
    expect(empty.map(({ typed }) => typed)).toEqual([])
  })
})
