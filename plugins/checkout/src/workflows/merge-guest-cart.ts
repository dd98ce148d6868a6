import type { MedusaContainer } from "@medusajs/framework/types"
import { MAX_PIECES, type MergedCart, type MergeGuestCart, type ReducedLine } from "../contract"
import { claimMerge } from "../queries/claim-merge"
import { changeLines, inCartTransaction } from "./cart/change-lines"

type Input = MergeGuestCart & { customer_id: string }

/**
 * Adds a guest's cart to the shopper's own, once for each merge id. What is not for sale any more is left out.
 * @throws HttpError 409 when there would be more lines than a cart may have; nothing is merged then
 */
export function mergeGuestCart(container: MedusaContainer, input: Input): Promise<MergedCart> {
  const { customer_id, merge_id, lines: guest } = input
  return inCartTransaction(container, customer_id, async (trx) => {
    const merged = await claimMerge(trx, `${customer_id}:${merge_id.toLowerCase()}`)
    const wanted = new Map<string, number>()
    if (merged)
      for (const { product_id, quantity } of guest) wanted.set(product_id, (wanted.get(product_id) ?? 0) + quantity)

    const reduced: ReducedLine[] = []
    const { cart } = await changeLines(trx, container, customer_id, [...wanted.keys()], ({ lines }) =>
      lines
        .filter((line) => wanted.has(line.product_id))
        .map((line) => {
          const { product_id, name } = line
          const sum = line.quantity + (wanted.get(product_id) ?? 0)
          const quantity = Math.max(line.quantity, Math.min(sum, line.available, MAX_PIECES))
          if (quantity < sum) reduced.push({ product_id, name, quantity })
          return { ...line, quantity }
        })
        .filter(({ quantity }) => quantity > 0),
    )
    return { cart, merged, reduced }
  })
}
