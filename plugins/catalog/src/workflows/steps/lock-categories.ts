import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLocks, releaseLocks } from "../acquire-locks"
import { categoryKey } from "../locks"

/** Holds several categories (see `acquireLocks`). Returns what `releaseLockStep` takes to let them go. */
export const lockCategoriesStep = createStep(
  "catalog-lock-categories",
  async (category_ids: string[], { container }) => {
    const held = await acquireLocks(container.resolve(Modules.LOCKING), category_ids.map(categoryKey))
    return new StepResponse(held, held)
  },
  async (held, { container }) => {
    if (held) await releaseLocks(container.resolve(Modules.LOCKING), held)
  },
)
