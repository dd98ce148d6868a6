import type { SaveVariants } from "../../../contract"

/** A statement takes 65,535 values at most, and a variant has up to ten. */
const MAX_BATCH = { products: 100, variants: 1_000 }

/** Splits what is to be written of products into parts that a few statements each can write. */
export const inBatches = <One extends { variants?: SaveVariants }>(all: One[]): One[][] => {
  const batches: One[][] = []
  let variants = 0
  for (const one of all) {
    const count = one.variants?.variants.length ?? 1
    const last = batches.at(-1)
    if (!last || last.length === MAX_BATCH.products || variants + count > MAX_BATCH.variants) {
      batches.push([one])
      variants = count
    } else {
      last.push(one)
      variants += count
    }
  }
  return batches
}
