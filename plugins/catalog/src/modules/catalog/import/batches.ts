import type { SaveVariants } from "../../../contract"

/** Keeps a statement under PostgreSQL's limit of 65,535 parameters; a variant binds up to ten. */
const MAX_BATCH = { products: 100, variants: 1_000 }

/** Splits product writes into batches of at most 100 products and, where possible, 1,000 variants. */
export const splitIntoBatches = <Write extends { variants?: SaveVariants }>(writes: Write[]): Write[][] => {
  const batches: Write[][] = []
  let variantCount = 0
  for (const write of writes) {
    const count = write.variants?.variants.length ?? 1
    const last = batches.at(-1)
    if (!last || last.length === MAX_BATCH.products || variantCount + count > MAX_BATCH.variants) {
      batches.push([write])
      variantCount = count
    } else {
      last.push(write)
      variantCount += count
    }
  }
  return batches
}
