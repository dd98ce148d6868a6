import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readPlan } from "../modules/catalog/import/stored-imports"
import { discardPictures } from "./discard-pictures"

/** Removes the pictures that were fetched for an import that can no longer be run. */
export async function discardImportPictures(container: MedusaContainer, id: string): Promise<void> {
  const plan = (await readPlan(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)) ?? []
  await discardPictures(container, { ids: plan.flatMap(({ fields }) => fields.images ?? []) })
}
