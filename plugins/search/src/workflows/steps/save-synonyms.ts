import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ChangeSynonyms, SaveSynonyms, Synonyms } from "../../contract"
import { searchOf } from "../../modules/search/search-of"

export type SaveSynonymsInput = (SaveSynonyms & { id?: undefined }) | (ChangeSynonyms & { id: string })

export const saveSynonymsStep = createStep(
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

type Undo = { id: string; before?: Synonyms }
