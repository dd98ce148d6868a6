import type { MedusaContainer } from "@medusajs/framework/types"
import { rebuildIndex } from "../indexer/index-writer"

/** Rebuilds the whole product index every ten minutes, for changes without an event: failed writes, edits by SQL. */
export default async function rebuildIndexRegularly(container: MedusaContainer) {
  await rebuildIndex(container)
}

// a name of earlier versions, in which the index belonged to the plugin catalog
export const config = { name: "catalog-heal-index", schedule: "*/10 * * * *" }
