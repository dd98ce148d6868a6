import { expect, it } from "vitest"
import { planAddressWrites } from "./plan-addresses"

const given = (id?: string, is_default = false) => ({
  ...(id && { id }),
  address_1: "1 MG Road",
  address_2: "",
  city: "Bengaluru",
  province: "Karnataka",
  postal_code: "560001",
  country_code: "in",
  type: "shipping" as const,
  is_default,
})
const SAVED = [
  { id: "one", is_default: true },
  { id: "two", is_default: false },
]
const defaultsOf = ({ kept }: ReturnType<typeof planAddressWrites>) =>
  kept.flatMap(({ is_default }, index) => (is_default ? [index] : []))

it("keeps known ids, gives new ones to the rest, and names what is gone", () => {
  const { gone, kept } = planAddressWrites(SAVED, [given("two"), given("another's"), given()])
  expect(gone).toEqual(["one"])
  expect(kept.map(({ isSaved }) => isSaved)).toEqual([true, false, false])
  expect(kept[1].id).toMatch(/^cuaddr_/)
})

it("takes an id that is given twice for one address and a new one", () => {
  const { kept } = planAddressWrites(SAVED, [given("one"), given("one")])
  expect(kept.map(({ isSaved }) => isSaved)).toEqual([true, false])
})

it("has one default: the first marked, else the one before, else the first", () => {
  expect(defaultsOf(planAddressWrites(SAVED, [given("one"), given("two", true), given(undefined, true)]))).toEqual([1])
  expect(defaultsOf(planAddressWrites(SAVED, [given("two"), given("one")]))).toEqual([1])
  expect(defaultsOf(planAddressWrites(SAVED, [given("two"), given()]))).toEqual([0])
  expect(defaultsOf(planAddressWrites(SAVED, []))).toEqual([])
})
