import { workflowOf } from "@haat/sdk/server/workflow-of"
import type { MedusaContainer } from "@medusajs/framework/types"
import { REMOVE_LINE, type RemovedLine } from "../contract"
import { findHeld, type Named, nameOf } from "../find-line"
import { changeCart } from "./cart/change-lines"

type Input = Named & { customer_id: string }

/**
 * Takes what is named out of the shopper's cart; what is not there is no error.
 * @returns the whole cart, how many pieces left it, and of what
 */
export async function removeLine(container: MedusaContainer, { customer_id, ...named }: Input): Promise<RemovedLine> {
  const { cart, before } = await changeCart(container, customer_id, [], ({ lines }) => {
    const line = findHeld(lines, named)
    return line ? [{ ...line, quantity: 0 }] : []
  })
  const line = findHeld(before.lines, named)
  return { cart, removed: line?.quantity ?? 0, ...(line && { named: nameOf(line) }) }
}

export const removeLineWorkflow = workflowOf(REMOVE_LINE, removeLine)
