import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { ChangePin, SavePin, SearchPin } from "../contract"
import { searchOf } from "../modules/search/search-of"

type SaveSearchPinInput = (SavePin & { id?: undefined }) | (ChangePin & { id: string })
type Undo = { id: string; before?: SearchPin }

const saveSearchPinStep = createStep(
  "catalog-save-search-pin",
  async (input: SaveSearchPinInput, { container }) => {
    const search = searchOf(container)
    if (input.id === undefined) {
      const pin = await search.addPin(input)
      return new StepResponse<SearchPin, Undo>(pin, { id: pin.id })
    }
    const { before, pin } = await search.changePin(input.id, input)
    return new StepResponse<SearchPin, Undo>(pin, { id: pin.id, before })
  },
  async (undo, { container }) => {
    const search = searchOf(container)
    if (undo?.before) await search.restorePin(undo.before)
    else if (undo) await search.removePin(undo.id)
  },
)

/**
 * Chooses which products come first for a text, or with `id` others than it `was` read. HttpError `pin_exists` when the text has
 * some already, `too_many_pins` beyond MAX_PINS, `pin_changed` when it is another by now, 404 for an unknown id or product.
 */
export const saveSearchPinWorkflow = createWorkflow("catalog-save-search-pin", (input: SaveSearchPinInput) => {
  return new WorkflowResponse(saveSearchPinStep(input))
})
