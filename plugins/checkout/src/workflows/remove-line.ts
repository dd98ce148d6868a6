import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { RemovedLine } from "../contract"
import { changeLines, putLinesBack } from "./steps/change-lines"

type Input = { customer_id: string; product_id: string }

const removeLineStep = createStep(
  "checkout-remove-line",
  async ({ customer_id, product_id }: Input, { container }) => {
    const { cart, before } = await changeLines(container, customer_id, [], ({ lines }) =>
      lines.filter((line) => line.product_id === product_id).map((line) => ({ ...line, quantity: 0 })),
    )
    const removed: RemovedLine = { cart, removed: before.quantities[product_id] ?? 0 }
    return new StepResponse(removed, before)
  },
  putLinesBack,
)

/** Takes a product out of the shopper's cart; one that is not there is no error. Returns the whole cart, and how many pieces left it. */
export const removeLineWorkflow = createWorkflow("checkout-remove-line", (input: Input) => {
  return new WorkflowResponse(removeLineStep(input))
})
