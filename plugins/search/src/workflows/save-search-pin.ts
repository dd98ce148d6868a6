import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type SaveSearchPinInput, saveSearchPinStep } from "./steps/save-search-pin"

/**
 * Chooses which products come first for a text, or with `id` others than it `was` read. HttpError `pin_exists` when the text has
 * some already, `too_many_pins` beyond MAX_PINS, `pin_changed` when it is another by now, 404 for an unknown id or product.
 */
export const saveSearchPinWorkflow = createWorkflow("catalog-save-search-pin", (input: SaveSearchPinInput) => {
  return new WorkflowResponse(saveSearchPinStep(input))
})
