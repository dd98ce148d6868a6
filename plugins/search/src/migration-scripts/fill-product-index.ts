import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { rebuildIndex } from "../indexer/index-writer"

const REPORT_EVERY = 5_000

/**
 * Fills the search index of a shop whose earlier version had it in a table of Medusa's Search Module. The earlier
 * version may still sell meanwhile, so every product is read again when the shop opens. Safe to run again.
 */
export default async function fillProductIndex({ container }: { container: MedusaContainer }) {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const onBatch = (count: number) => {
    if (count % REPORT_EVERY === 0) logger.info(`Filling the search index: ${count} products`)
  }
  await rebuildIndex(container, { pauseFactor: 0, onBatch })
}
