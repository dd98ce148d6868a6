import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { prepareIndexTables } from "../modules/catalog/queries/prepare-index-tables"

/** Prepares the index tables of a new shop, which Medusa makes after the schema is applied. Safe to run again. */
export default async function prepareSearch({ container }: { container: MedusaContainer }) {
  await prepareIndexTables(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
