import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ADD_LINE, type Cart, SET_LINE_QUANTITY } from "../../contract"
import type { Place } from "../../modules/saved-items/service"

type Line = Place & { quantity: number }

/** Puts pieces into the cart, by the cart's rules. @returns the cart */
export const addCartLineStep = createStep(
  "accounts-add-cart-line",
  async (line: Line, { container }) => {
    const engine = container.resolve(Modules.WORKFLOW_ENGINE)
    const { result } = await engine.run(ADD_LINE, { input: line, logOnError: false })
    const cart = result as Cart
    const isIt = ({ product_id, variant_id }: Cart["lines"][number]) =>
      [product_id, variant_id].includes(line.product_id)
    const held = cart.lines.find(isIt)?.quantity ?? line.quantity
    return new StepResponse(cart, { ...line, quantity: held - line.quantity })
  },
  async (before, { container }) => {
    if (before) await container.resolve(Modules.WORKFLOW_ENGINE).run(SET_LINE_QUANTITY, { input: before })
  },
)
