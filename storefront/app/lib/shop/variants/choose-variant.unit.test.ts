import type { ProductPage } from "@haat/catalog/contract"
import { describe, expect, it } from "vitest"
import {
  chosenVariant,
  listOptions,
  MAX_IN_PAGE,
  trimForSsr,
  type VariantProduct,
  variantQuery,
} from "./choose-variant.ts"

const variant = (values: string[], quantity: number) => ({
  id: values.join("-"),
  choice: values.join(", "),
  values,
  price: 100,
  quantity,
})

/** Red is sold out in S, Light Blue is not made in L. */
const KURTA: VariantProduct = {
  options: [
    { title: "Colour", values: [{ value: "Red", colour: "#aa0000" }, { value: "Light Blue" }] },
    { title: "Size", values: [{ value: "S" }, { value: "M" }, { value: "L" }] },
  ],
  variants: [
    variant(["Red", "S"], 0),
    variant(["Red", "M"], 3),
    variant(["Red", "L"], 1),
    variant(["Light Blue", "S"], 2),
    variant(["Light Blue", "M"], 0),
  ],
}
const [RED_S, RED_M, RED_L, BLUE_S] = KURTA.variants
const chosen = (query: string) => chosenVariant(KURTA, new URLSearchParams(query))

describe("which variant an address names", () => {
  it("is the first that can be bought when it names none", () => expect(chosen("")).toBe(RED_M))

  it.each([RED_S, RED_L, BLUE_S])("is the very one that was shared: $choice", (one) =>
    expect(chosen(variantQuery(KURTA, one))).toBe(one),
  )

  it("is the one that a mail names by its id", () => expect(chosen(`variant=${RED_S.id}&size=l`)).toBe(RED_S))

  it("writes it as people read it", () => expect(variantQuery(KURTA, BLUE_S)).toBe("colour=light-blue&size=s"))

  it.each([
    ["size=l", RED_L],
    ["colour=light-blue", BLUE_S],
    ["colour=light-blue&size=l", BLUE_S],
    ["colour=green&size=xxl", RED_M],
    ["colour=%F0%9F%92%A9&size=", RED_M],
  ])("is the nearest there is: %s", (query, one) => expect(chosen(query)).toBe(one))
})

describe("the values that can be chosen", () => {
  it("marks values that are sold out or not made with the values chosen before", () => {
    const [colours, sizes] = listOptions(KURTA, RED_M)
    expect(colours.values.map(({ value, unavailable }) => [value, unavailable])).toEqual([
      ["Red", undefined],
      ["Light Blue", undefined],
    ])
    expect(sizes.values.map(({ value, unavailable, isChosen }) => [value, unavailable, isChosen])).toEqual([
      ["S", "sold-out", false],
      ["M", undefined, true],
      ["L", undefined, false],
    ])
    expect(listOptions(KURTA, BLUE_S)[1].values.map(({ unavailable }) => unavailable)).toEqual([
      undefined,
      "sold-out",
      "not-made",
    ])
  })

  it("keeps later choices as far as possible", () => {
    const [colours] = listOptions(KURTA, RED_L)
    expect(colours.values[1].variant).toBe(BLUE_S)
    expect(colours.values[1].colour).toBeUndefined()
    expect(colours.values[0]).toMatchObject({ colour: "#aa0000", isChosen: true, variant: RED_L })
  })
})

describe("what a page is sent of very many variants", () => {
  const letters = [..."ABCDE"]
  /** Colour E in the highest size is not made, and every third one is sold out. */
  const many = {
    options: [
      { title: "Colour", values: letters.map((value) => ({ value })) },
      { title: "Size", values: letters.map((value) => ({ value })) },
    ],
    variants: letters
      .flatMap((colour, at) => letters.map((size, nth) => variant([colour, size], (at * 5 + nth) % 3)))
      .slice(0, -1)
      .map((one, nth) => ({ ...one, price: 100 + nth })),
  } as VariantProduct & ProductPage

  it("contains only the chosen variant, with the same choices as all variants", () => {
    for (const chosen of many.variants) {
      const { variant_summary, variants, ...sent } = trimForSsr(
        many,
        new URLSearchParams(variantQuery(many, chosen)),
      ) as typeof many & {
        variant_summary: NonNullable<ReturnType<typeof trimForSsr>["variant_summary"]>
      }
      expect(variants).toEqual([chosen])
      expect(variant_summary).toMatchObject({ some_sold_out: true, prices: [100, 123], count: 24 })
      const queries = (product: Parameters<typeof listOptions>[0]) =>
        listOptions(product, chosen).map(({ values }) =>
          values.map(({ variant, ...value }) => [value, variant && variantQuery(many, variant)]),
        )
      expect(queries({ ...sent, variants, variant_summary })).toEqual(queries(many))
    }
  })

  it("contains all variants up to the maximum", () => {
    const few = { ...many, variants: many.variants.slice(0, MAX_IN_PAGE) }
    expect(trimForSsr(few, new URLSearchParams())).toBe(few)
  })
})
