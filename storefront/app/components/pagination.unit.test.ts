import { expect, it } from "vitest"
import { listPageLinks } from "./pagination.tsx"

it("lists the first, last and neighbouring pages, with gaps between", () => {
  expect(listPageLinks(1, 3)).toEqual([1, 2, 3])
  expect(listPageLinks(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(listPageLinks(9, 9)).toEqual([1, null, 8, 9])
})
