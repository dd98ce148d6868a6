import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ChangePin, SavePin, SearchPin } from "../../contract"
import { searchOf } from "../../modules/search/search-of"

export type SaveSearchPinInput = (SavePin & { id?: undefined }) | (ChangePin & { id: string })

export const saveSearchPinStep = createStep(
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

type Undo = { id: string; before?: SearchPin }
