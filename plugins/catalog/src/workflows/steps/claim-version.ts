import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type CatalogModuleService from "../../modules/catalog/service"

type Claim = { id: string; version?: string }

export const claimVersionStep = createStep(
  "catalog-claim-version",
  async ({ id, version }: Claim, { container }) => {
    const before = await container.resolve<CatalogModuleService>(CATALOG).claimVersion(id, version)
    if (before === null) throw new HttpError(CATALOG_ERRORS.product_changed)
    return new StepResponse(undefined, { id, before })
  },
  async (claim, { container }) => {
    if (claim) await container.resolve<CatalogModuleService>(CATALOG).undoClaimOfVersion(claim.id, claim.before)
  },
)
