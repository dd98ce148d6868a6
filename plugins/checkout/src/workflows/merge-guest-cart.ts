import type { MedusaContainer } from "@medusajs/framework/types"
import { MAX_PIECES, type MergedCart, type MergeGuestCart, type ReducedLine } from "../contract"
import { findLine } from "../find-line"
import { claimCartMerge } from "../queries/claim-merge"
import { readShownCart } from "../queries/offers"
import type { StoredLine } from "../queries/stored-cart"
import { changeLines, runInCartTransaction } from "./cart/change-lines"

type Input = MergeGuestCart & { customer_id: string }

/**
 * Adds a guest cart to the shopper's cart, once for each merge id. Products that are no longer sold are omitted.
 * @throws HttpError 409 above the maximum number of lines; then nothing is merged
 */
export async function mergeGuestCart(container: MedusaContainer, input: Input): Promise<MergedCart> {
  const { customer_id, merge_id, lines: guest } = input
  const { after, ...merge } = await runInCartTransaction(container, customer_id, async (trx) => {
    const merged = await claimCartMerge(trx, `${customer_id}:${merge_id.toLowerCase()}`)
    const applied = merged ? guest : []
    const goods = applied.map(({ product_id, variant_id }) => variant_id ?? product_id)

    const reduced: ReducedLine[] = []
    const { after } = await changeLines(trx, container, customer_id, goods, ({ lines }) => {
      const wanted = new Map<StoredLine, number>()
      for (const named of applied) {
        const line = findLine(lines, named)
        if (line) wanted.set(line, (wanted.get(line) ?? 0) + named.quantity)
      }
      return [...wanted]
        .map(([line, pieces]) => {
          const { product_id, variant_id, name, choice } = line
          const sum = line.quantity + pieces
          const quantity = Math.max(line.quantity, Math.min(sum, line.available, MAX_PIECES))
          if (quantity < sum) reduced.push({ product_id, name, ...(choice && { variant_id, choice }), quantity })
          return { ...line, quantity }
        })
        .filter(({ quantity }) => quantity > 0)
    })
    return { after, merged, reduced }
  })
  return { cart: await readShownCart(container, after), ...merge }
}
