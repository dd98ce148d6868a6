import { HttpError } from "@haat/http/http-error"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { CHECKOUT_ERRORS } from "../errors"
import { requireStock } from "../stock-rule"
import { changeLines, putLinesBack } from "./steps/change-lines"

type Input = { customer_id: string; product_id: string } & (
  | { quantity: number }
  /** so many more, or fewer when negative, than there are at that moment */
  | { by: number }
)

const setQuantityStep = createStep(
  "checkout-set-quantity",
  async ({ customer_id, product_id, ...change }: Input, { container }) => {
    const { cart, before } = await changeLines(container, customer_id, [], ({ lines }) => {
      const line = lines.find((line) => line.product_id === product_id)
      if (!line) throw new HttpError(CHECKOUT_ERRORS.not_in_cart)
      const quantity = "by" in change ? Math.max(0, line.quantity + change.by) : change.quantity
      // one fewer is possible of what is sold out, too
      const isFewer = "by" in change && change.by < 0
      if (quantity > 0 && !isFewer) requireStock(line, quantity)
      return [{ ...line, quantity }]
    })
    return new StepResponse(cart, before)
  },
  putLinesBack,
)

/** Makes a line of the shopper's cart hold exactly so many pieces; 0 removes it. Returns the whole cart. */
export const setQuantityWorkflow = createWorkflow("checkout-set-quantity", (input: Input) => {
  return new WorkflowResponse(setQuantityStep(input))
})
