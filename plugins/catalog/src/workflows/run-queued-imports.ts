import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type EndedImport, findQueuedImport, tellEndedImport } from "../modules/catalog/import/import-queue"
import { runProductImport } from "./run-product-import"

let running: Promise<void> | undefined
let isRequested = false

/**
 * Writes the imports that wait, one after another, and those that a process left behind when it died. Called again
 * meanwhile, it looks once more.
 * @param onEnd is called for each import that has ended, whatever became of it
 */
export const runQueuedImports = (
  container: MedusaContainer,
  onEnd: (ended: EndedImport) => Promise<void>,
): Promise<void> => {
  isRequested = true
  running ??= drain(container, onEnd).finally(() => {
    running = undefined
  })
  return running
}

const drain = async (container: MedusaContainer, onEnd: (ended: EndedImport) => Promise<void>) => {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const tellEnded = async () => {
    while (await tellEndedImport(db, onEnd));
  }
  while (isRequested) {
    isRequested = false
    await tellEnded()
    for (let id = await findQueuedImport(db); id; id = await findQueuedImport(db)) {
      if (!(await runProductImport(container, id))) break
      await tellEnded()
    }
  }
}
