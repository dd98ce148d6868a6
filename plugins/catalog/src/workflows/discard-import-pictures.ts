import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOG } from "../modules/catalog"
import type CatalogModuleService from "../modules/catalog/service"
import { discardPictures } from "../pictures/discard-pictures"

/** Removes the pictures that were loaded for an import that can no longer be run. */
export async function discardImportPictures(container: MedusaContainer, id: string): Promise<void> {
  const plan = (await container.resolve<CatalogModuleService>(CATALOG).readImportPlan(id)) ?? []
  await discardPictures(container, { ids: plan.flatMap(({ fields }) => fields.images ?? []) })
}
