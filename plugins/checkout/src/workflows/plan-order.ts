import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { PLAN_ORDER } from "../contract"
import { type OrderRequest, planOrder } from "./order/plan-order"

const planStep = createStep(
  "checkout-plan",
  async (request: OrderRequest, { container }) => new StepResponse((await planOrder(container, request)).plan),
)

/** What the shopper is about to pay for. Rejects whatever placing the order would reject, and writes nothing. */
export const planOrderWorkflow = createWorkflow(
  PLAN_ORDER,
  (request: OrderRequest) => new WorkflowResponse(planStep(request)),
)
