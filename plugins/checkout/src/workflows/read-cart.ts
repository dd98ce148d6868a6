import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { readStoredCart, toCart } from "../queries/stored-cart"

type Input = { customer_id: string }

const readCartStep = createStep(
  "checkout-read-cart",
  async ({ customer_id }: Input, { container }) =>
    new StepResponse(toCart(await readStoredCart(container, customer_id))),
)

/** Returns the shopper's cart, for plugins that tell of it beside their own. */
export const readCartWorkflow = createWorkflow("checkout-read-cart", (input: Input) => {
  return new WorkflowResponse(readCartStep(input))
})
