import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { holdKeys, letGo } from "../hold-keys"
import { categoryKey } from "../locks"

/** Holds several categories (see `holdKeys`). Returns what `releaseLockStep` takes to let them go. */
export const holdCategoriesStep = createStep(
  "catalog-hold-categories",
  async (category_ids: string[], { container }) => {
    const held = await holdKeys(container.resolve(Modules.LOCKING), category_ids.map(categoryKey))
    return new StepResponse(held, held)
  },
  async (held, { container }) => {
    if (held) await letGo(container.resolve(Modules.LOCKING), held)
  },
)
