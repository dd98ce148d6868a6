import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { searchOf } from "../../modules/search/search-of"

export const deleteSearchPinStep = createStep(
  "catalog-delete-search-pin",
  async ({ id }: { id: string }, { container }) => {
    const pin = await searchOf(container).removePin(id)
    return new StepResponse(pin, pin)
  },
  async (pin, { container }) => {
    if (pin) await searchOf(container).restorePin(pin)
  },
)
