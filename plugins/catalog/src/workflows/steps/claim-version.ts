import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"
import { refuse } from "../../refuse"

type Claim = { id: string; version?: string }

export const claimVersionStep = createStep(
  "catalog-claim-version",
  async ({ id, version }: Claim, { container }) => {
    const before = await container.resolve<CatalogModuleService>(CATALOG).claimVersion(id, version)
    if (before === null) throw refuse("product_changed", "Somebody else changed this product while you were editing it")
    return new StepResponse(undefined, { id, before })
  },
  async (claim, { container }) => {
    if (claim) await container.resolve<CatalogModuleService>(CATALOG).undoClaimOfVersion(claim.id, claim.before)
  },
)
