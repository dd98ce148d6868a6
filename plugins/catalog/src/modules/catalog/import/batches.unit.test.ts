import { expect, it } from "vitest"
import type { SaveVariants } from "../../../contract"
import { splitIntoBatches } from "./batches"

const productWithVariants = (count: number) => ({
  variants: { options: [], variants: Array(count) } as unknown as SaveVariants,
})
const batchSizes = (all: { variants?: SaveVariants }[]) => splitIntoBatches(all).map(({ length }) => length)

it("starts a new batch after 100 products or 1,000 variants", () => {
  expect(batchSizes(Array(250).fill({}))).toEqual([100, 100, 50])
  expect(batchSizes(Array(12).fill(productWithVariants(200)))).toEqual([5, 5, 2])
  expect(
    batchSizes([productWithVariants(200), ...Array(10).fill({}), ...Array(5).fill(productWithVariants(197))]),
  ).toEqual([15, 1])
  expect(batchSizes([])).toEqual([])
})

it("keeps every product, in its order", () => {
  const all = Array.from({ length: 230 }, (_, at) => ({ at, variants: undefined }))
  expect(splitIntoBatches(all).flat()).toEqual(all)
})
