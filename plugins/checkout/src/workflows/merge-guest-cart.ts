import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { MAX_PIECES, type MergeGuestCart, type ReducedLine } from "../contract"
import { CHECKOUT } from "../modules/checkout"
import type { CheckoutService } from "../modules/checkout/service"
import { changeLines, putLinesBack } from "./steps/change-lines"

type Input = MergeGuestCart & { customer_id: string }

const isDuplicate = (error: unknown) => error instanceof Error && /already exists/.test(error.message)

/** True for the first caller with this merge id. The primary key decides, so two at once cannot both be first. */
const claimMergeStep = createStep(
  "checkout-claim-merge",
  async ({ customer_id, merge_id }: Input, { container }) => {
    const id = `${customer_id}:${merge_id.toLowerCase()}`
    try {
      await container.resolve<CheckoutService>(CHECKOUT).createMergedGuestCarts({ id })
      return new StepResponse(true, id)
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return new StepResponse(false, "")
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve<CheckoutService>(CHECKOUT).deleteMergedGuestCarts(id)
  },
)

const mergeLinesStep = createStep(
  "checkout-merge-lines",
  async ({ customer_id, lines: guest, first }: Input & { first: boolean }, { container }) => {
    const wanted = new Map<string, number>()
    if (first)
      for (const { product_id, quantity } of guest) wanted.set(product_id, (wanted.get(product_id) ?? 0) + quantity)

    const reduced: ReducedLine[] = []
    const { cart, before } = await changeLines(container, customer_id, [...wanted.keys()], ({ lines }) =>
      lines
        .filter((line) => wanted.has(line.product_id))
        .map((line) => {
          const { product_id, name } = line
          const together = line.quantity + (wanted.get(product_id) ?? 0)
          const quantity = Math.max(line.quantity, Math.min(together, line.available, MAX_PIECES))
          if (quantity < together) reduced.push({ product_id, name, quantity })
          return { ...line, quantity }
        })
        .filter(({ quantity }) => quantity > 0),
    )
    return new StepResponse({ cart, reduced }, before)
  },
  putLinesBack,
)

/** Adds a guest's cart to the shopper's own, once for each merge id. What is not for sale any more is left out. Returns `MergedCart`. */
export const mergeGuestCartWorkflow = createWorkflow("checkout-merge-guest-cart", (input: Input) => {
  const merged = claimMergeStep(input)
  const taken = mergeLinesStep(transform({ input, merged }, ({ input, merged }) => ({ ...input, first: merged })))
  return new WorkflowResponse({ cart: taken.cart, merged, reduced: taken.reduced })
})
