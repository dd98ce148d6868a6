import { HttpError } from "@haat/http/http-error"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { AddLine } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { requireStock } from "../stock-rule"
import { changeLines, putLinesBack } from "./steps/change-lines"

type Input = AddLine & { customer_id: string }

const addLineStep = createStep(
  "checkout-add-line",
  async ({ customer_id, product_id, quantity }: Input, { container }) => {
    const { cart, before } = await changeLines(container, customer_id, [product_id], ({ lines }) => {
      const line = lines.find((line) => line.product_id === product_id)
      if (!line?.active) throw new HttpError(CHECKOUT_ERRORS.not_in_shop)
      requireStock(line, line.quantity + quantity)
      return [{ ...line, quantity: line.quantity + quantity }]
    })
    return new StepResponse(cart, before)
  },
  putLinesBack,
)

/** Puts pieces of a product into the shopper's cart, on top of those already there. Returns the whole cart. */
export const addLineWorkflow = createWorkflow("checkout-add-line", (input: Input) => {
  return new WorkflowResponse(addLineStep(input))
})
