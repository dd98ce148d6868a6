import type { MedusaContainer } from "@medusajs/framework/types"
import { refreshEverything } from "../indexer/index-writer"

/** For what no event tells: a write that failed, a hand in the database. */
export default async function healIndex(container: MedusaContainer) {
  await refreshEverything(container)
}

export const config = { name: "catalog-heal-index", schedule: "*/10 * * * *" }
