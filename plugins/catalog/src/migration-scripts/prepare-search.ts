import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { prepareIndexTables } from "../modules/catalog/queries/prepare-index-tables"
import { keepWordsOfTable } from "../modules/catalog/queries/search-words"

/** Brings the index of a shop that runs already up to what lists and searches read. Versions to come are prepared when they are filled. */
export default async function prepareSearch({ container }: { container: MedusaContainer }) {
  const db: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const table of await prepareIndexTables(db)) await keepWordsOfTable(db, table)
}
