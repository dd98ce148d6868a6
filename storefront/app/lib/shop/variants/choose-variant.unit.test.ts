import { describe, expect, it } from "vitest"
import { chosenVariant, optionsOf, queryOf, type Varied } from "./choose-variant.ts"

const variant = (values: string[], quantity: number) => ({
  id: values.join("-"),
  choice: values.join(", "),
  values,
  price: 100,
  quantity,
})

/** Red is sold out in S, Light Blue is not made in L. */
const KURTA: Varied = {
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
    expect(chosen(queryOf(KURTA, one))).toBe(one),
  )

  it("is the one that a mail names by its id", () => expect(chosen(`variant=${RED_S.id}&size=l`)).toBe(RED_S))

  it("writes it as people read it", () => expect(queryOf(KURTA, BLUE_S)).toBe("colour=light-blue&size=s"))

  it.each([
    ["size=l", RED_L],
    ["colour=light-blue", BLUE_S],
    ["colour=light-blue&size=l", BLUE_S],
    ["colour=green&size=xxl", RED_M],
    ["colour=%F0%9F%92%A9&size=", RED_M],
  ])("is the nearest there is: %s", (query, one) => expect(chosen(query)).toBe(one))
})

describe("the values that can be chosen", () => {
  it("says which are sold out and which are not made beside what is chosen before", () => {
    const [colours, sizes] = optionsOf(KURTA, RED_M)
    expect(colours.values.map(({ value, unavailable }) => [value, unavailable])).toEqual([
      ["Red", undefined],
      ["Light Blue", undefined],
    ])
    expect(sizes.values.map(({ value, unavailable, isChosen }) => [value, unavailable, isChosen])).toEqual([
      ["S", "sold-out", false],
      ["M", undefined, true],
      ["L", undefined, false],
    ])
    expect(optionsOf(KURTA, BLUE_S)[1].values.map(({ unavailable }) => unavailable)).toEqual([
      undefined,
      "sold-out",
      "not-made",
    ])
  })

  it("takes the later choices along as far as they can be had", () => {
    const [colours] = optionsOf(KURTA, RED_L)
    expect(colours.values[1].variant).toBe(BLUE_S)
    expect(colours.values[1].colour).toBeUndefined()
    expect(colours.values[0]).toMatchObject({ colour: "#aa0000", isChosen: true, variant: RED_L })
  })
})
