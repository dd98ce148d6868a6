import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type EndedImport, findQueuedImport, reportEndedImport } from "../modules/catalog/import/import-queue"
import { runProductImport } from "./run-product-import"

let running: Promise<void> | undefined
let isRequested = false

/**
 * Writes the queued imports one after another, also those of a process that died. A call during a run makes the run
 * check the queue once more.
 * @param onEnd called for each import that is done or failed
 */
export const runQueuedImports = (
  container: MedusaContainer,
  onEnd: (ended: EndedImport) => Promise<void>,
): Promise<void> => {
  isRequested = true
  running ??= drainQueue(container, onEnd).finally(() => {
    running = undefined
  })
  return running
}

const drainQueue = async (container: MedusaContainer, onEnd: (ended: EndedImport) => Promise<void>) => {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const reportEnded = async () => {
    while (await reportEndedImport(db, onEnd));
  }
  while (isRequested) {
    isRequested = false
    await reportEnded()
    for (let id = await findQueuedImport(db); id; id = await findQueuedImport(db)) {
      if (!(await runProductImport(container, id))) break
      await reportEnded()
    }
  }
}
