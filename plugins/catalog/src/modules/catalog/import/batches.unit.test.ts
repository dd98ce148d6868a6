import { expect, it } from "vitest"
import type { SaveVariants } from "../../../contract"
import { inBatches } from "./batches"

const varied = (count: number) => ({ variants: { options: [], variants: Array(count) } as unknown as SaveVariants })
const sizes = (all: { variants?: SaveVariants }[]) => inBatches(all).map(({ length }) => length)

it("splits products into parts of a hundred, and of a thousand variants", () => {
  expect(sizes(Array(250).fill({}))).toEqual([100, 100, 50])
  expect(sizes(Array(12).fill(varied(200)))).toEqual([5, 5, 2])
  expect(sizes([varied(200), ...Array(10).fill({}), ...Array(5).fill(varied(197))])).toEqual([15, 1])
  expect(sizes([])).toEqual([])
})

it("keeps all of them, in their sequence", () => {
  const all = Array.from({ length: 230 }, (_, at) => ({ at }))
  expect(inBatches(all).flat()).toEqual(all)
})
