import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import type { ChangeSynonyms, SaveSynonyms, Synonyms } from "../contract"
import { searchOf } from "../modules/search/search-of"

type SaveSynonymsInput = (SaveSynonyms & { id?: undefined }) | (ChangeSynonyms & { id: string })
type Undo = { id: string; before?: Synonyms }

const saveSynonymsStep = createStep(
  "catalog-save-synonyms",
  async (input: SaveSynonymsInput, { container }) => {
    const search = searchOf(container)
    if (input.id === undefined) {
      const line = await search.addSynonyms(input)
      return new StepResponse<Synonyms, Undo>(line, { id: line.id })
    }
    const line = await search.changeSynonyms(input.id, input)
    return new StepResponse<Synonyms, Undo>(line, { id: line.id, before: { ...line, words: input.was } })
  },
  async (undo, { container }) => {
    const search = searchOf(container)
    if (undo?.before) await search.restoreSynonyms(undo.before)
    else if (undo) await search.removeSynonyms(undo.id)
  },
)

/**
 * Adds a line of the owner's words for one thing, or changes the line `id` that still is as it `was` read. HttpError
 * `synonyms_exist` when there is the same line already, `too_many_synonyms` beyond MAX_SYNONYMS, `synonyms_changed` when it is
 * another by now, 404 for an unknown id.
 */
export const saveSynonymsWorkflow = createWorkflow("catalog-save-synonyms", (input: SaveSynonymsInput) => {
  return new WorkflowResponse(saveSynonymsStep(input))
})
