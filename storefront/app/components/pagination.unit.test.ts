import { expect, it } from "vitest"
import { pagesToShow } from "./pagination.tsx"

it("names the first, the last and the neighbours, with gaps between", () => {
  expect(pagesToShow(1, 3)).toEqual([1, 2, 3])
  expect(pagesToShow(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pagesToShow(9, 9)).toEqual([1, null, 8, 9])
})
