import { workflowOf } from "@haat/http/workflow-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import { REMOVE_LINE, type RemovedLine } from "../contract"
import { changeCart } from "./cart/change-lines"

type Input = { customer_id: string; product_id: string }

/**
 * Takes a product out of the shopper's cart; one that is not there is no error.
 * @returns the whole cart, and how many pieces left it
 */
export async function removeLine(container: MedusaContainer, { customer_id, product_id }: Input): Promise<RemovedLine> {
  const isIt = (line: { product_id: string }) => line.product_id === product_id
  const { cart, before } = await changeCart(container, customer_id, [], ({ lines }) =>
    lines.filter(isIt).map((line) => ({ ...line, quantity: 0 })),
  )
  return { cart, removed: before.lines.find(isIt)?.quantity ?? 0 }
}

export const removeLineWorkflow = workflowOf(REMOVE_LINE, removeLine)
