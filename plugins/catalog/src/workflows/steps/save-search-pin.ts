import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ChangePin, SavePin, SearchPin } from "../../contract"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export type SaveSearchPinInput = (SavePin & { id?: undefined }) | (ChangePin & { id: string })

export const saveSearchPinStep = createStep(
  "catalog-save-search-pin",
  async (input: SaveSearchPinInput, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    if (input.id === undefined) {
      const pin = await catalog.addPin(input)
      return new StepResponse<SearchPin, Undo>(pin, { id: pin.id })
    }
    const { before, pin } = await catalog.changePin(input.id, input)
    return new StepResponse<SearchPin, Undo>(pin, { id: pin.id, before })
  },
  async (undo, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    if (undo?.before) await catalog.restorePin(undo.before)
    else if (undo) await catalog.removePin(undo.id)
  },
)

type Undo = { id: string; before?: SearchPin }
