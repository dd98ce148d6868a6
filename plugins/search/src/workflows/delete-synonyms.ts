import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { searchOf } from "../modules/search/search-of"

const deleteSynonymsStep = createStep(
  "catalog-delete-synonyms",
  async ({ id }: { id: string }, { container }) => {
    const line = await searchOf(container).removeSynonyms(id)
    return new StepResponse(line, line)
  },
  async (line, { container }) => {
    if (line) await searchOf(container).restoreSynonyms(line)
  },
)

/** Takes a line of the owner's words away. HttpError 404 when there is none. */
export const deleteSynonymsWorkflow = createWorkflow("catalog-delete-synonyms", (input: { id: string }) => {
  return new WorkflowResponse(deleteSynonymsStep(input))
})
