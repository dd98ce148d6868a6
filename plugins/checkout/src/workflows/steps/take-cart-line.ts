import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ADD_LINE, REMOVE_LINE, type RemovedLine } from "../../contract"
import type { Place } from "../../modules/saved-items/service"

/** Takes a product out of the cart. @returns the cart, and how many pieces there were, and of what */
export const takeCartLineStep = createStep(
  "accounts-take-cart-line",
  async (place: Place, { container }) => {
    const engine = container.resolve(Modules.WORKFLOW_ENGINE)
    const { result } = await engine.run(REMOVE_LINE, { input: place, logOnError: false })
    const { cart, removed, named } = result as RemovedLine
    const line = { ...place, product_id: named ?? place.product_id, quantity: removed }
    return new StepResponse({ cart, removed, named }, line)
  },
  async (line, { container }) => {
    if (line?.quantity) await container.resolve(Modules.WORKFLOW_ENGINE).run(ADD_LINE, { input: line })
  },
)
