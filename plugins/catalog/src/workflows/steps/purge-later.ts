import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type BulkChange, UNDO_DELETE_SECONDS } from "../../bulk-change"
import { purgeDeletedProducts } from "../purge-deleted-products"

/** Nobody waits for it; what this process does not come to is left to the job of each minute. */
export const purgeLaterStep = createStep(
  "catalog-purge-later",
  async ({ change }: Pick<BulkChange, "change">, { container }) => {
    if (change.kind === "delete") {
      const empty = () => void purgeDeletedProducts(container).catch(() => {})
      empty()
      setTimeout(empty, (UNDO_DELETE_SECONDS + 1) * 1000).unref()
    }
    return new StepResponse(undefined)
  },
)
