import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { searchOf } from "../../modules/search/search-of"

export const deleteSynonymsStep = createStep(
  "catalog-delete-synonyms",
  async ({ id }: { id: string }, { container }) => {
    const line = await searchOf(container).removeSynonyms(id)
    return new StepResponse(line, line)
  },
  async (line, { container }) => {
    if (line) await searchOf(container).restoreSynonyms(line)
  },
)
