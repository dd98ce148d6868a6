import { workflowOf } from "@haat/sdk/server/workflow-of"
import { PLAN_ORDER } from "../contract"
import { type OrderRequest, planOrder } from "./order/plan-order"

/**
 * Plans the order that the shopper is about to pay for. Throws every error that placing the order would throw, and
 * writes nothing.
 */
export const planOrderWorkflow = workflowOf(
  PLAN_ORDER,
  async (container, request: OrderRequest) => (await planOrder(container, request)).plan,
)
