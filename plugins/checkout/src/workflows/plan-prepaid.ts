import { Conflict } from "@haat/http/conflict"
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type AddressLines, PLAN_PREPAID, type PrepaidPlan } from "../contract"
import { readBasket } from "../queries/basket"
import { decideOrder } from "./steps/decide-order"

type Input = { customer_id: string; address_id?: string; address?: AddressLines; expected_total: number }

const planStep = createStep("checkout-plan", async (input: Input, { container }) => {
  const { cart_id } = await readBasket(container, input.customer_id)
  if (!cart_id) throw new Conflict("Your cart is empty", "changed")
  const { lines, email, shipping_address, billing_address, delivery_charge, total } = await decideOrder(container, {
    ...input,
    cart_id,
  })
  const plan: PrepaidPlan = {
    cart_id,
    customer_id: input.customer_id,
    email,
    customer_name: `${shipping_address.first_name} ${shipping_address.last_name}`.trim(),
    phone: shipping_address.phone,
    total,
    delivery_charge,
    lines: lines.map(({ product_id, quantity, price, delivery_charge, estimated_delivery_days }) => ({
      ...{ product_id, quantity, price, delivery_charge, estimated_delivery_days },
    })),
    shipping_address,
    billing_address,
  }
  return new StepResponse(plan)
})

/** What the shopper is about to pay for. Refuses whatever placing the order would refuse, and writes nothing. */
export const planPrepaidWorkflow = createWorkflow(PLAN_PREPAID, (input: Input) => new WorkflowResponse(planStep(input)))
