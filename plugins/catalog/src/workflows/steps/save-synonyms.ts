import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ChangeSynonyms, SaveSynonyms, Synonyms } from "../../contract"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

export type SaveSynonymsInput = (SaveSynonyms & { id?: undefined }) | (ChangeSynonyms & { id: string })

export const saveSynonymsStep = createStep(
  "catalog-save-synonyms",
  async (input: SaveSynonymsInput, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    if (input.id === undefined) {
      const line = await catalog.addSynonyms(input)
      return new StepResponse<Synonyms, Undo>(line, { id: line.id })
    }
    const line = await catalog.changeSynonyms(input.id, input)
    return new StepResponse<Synonyms, Undo>(line, { id: line.id, before: { ...line, words: input.was } })
  },
  async (undo, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    if (undo?.before) await catalog.restoreSynonyms(undo.before)
    else if (undo) await catalog.removeSynonyms(undo.id)
  },
)

type Undo = { id: string; before?: Synonyms }
