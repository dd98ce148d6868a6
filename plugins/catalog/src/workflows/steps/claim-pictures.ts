import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG } from "../../modules/catalog"
import type { Claim } from "../../modules/catalog/queries/picture-ownership"
import type CatalogModuleService from "../../modules/catalog/service"

type ClaimPictures = { product_id: string; ids?: string[] }

const NOTHING: Claim = { before: [], dropped: [] }

/** Gives the product exactly these pictures; without `ids`, leaves them alone. Returns the ids it let go of. */
export const claimPicturesStep = createStep(
  "catalog-claim-pictures",
  async ({ product_id, ids }: ClaimPictures, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    const claim = ids ? await catalog.claimPictures(product_id, ids) : NOTHING
    return new StepResponse(claim.dropped, claim)
  },
  async (claim: Claim | undefined, { container }) => {
    if (claim) await container.resolve<CatalogModuleService>(CATALOG).undoClaim(claim)
  },
)
