import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type SaveSynonymsInput, saveSynonymsStep } from "./steps/save-synonyms"

/**
 * Adds a line of the owner's words for one thing, or changes the line `id` that still is as it `was` read. HttpError
 * `synonyms_exist` when there is the same line already, `too_many_synonyms` beyond MAX_SYNONYMS, `synonyms_changed` when it is
 * another by now, 404 for an unknown id.
 */
export const saveSynonymsWorkflow = createWorkflow("catalog-save-synonyms", (input: SaveSynonymsInput) => {
  return new WorkflowResponse(saveSynonymsStep(input))
})
