import { emitEvents } from "@haat/sdk/server/emit-events"
import { isOneOf } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { IMPORT_QUEUED } from "../contract"
import { OUTDATED_IMPORT } from "../errors"
import { type QueueImport, queueImport } from "../modules/catalog/import/import-queue"
import { discardImportPictures } from "./discard-import-pictures"

/**
 * Queues a checked import, to be written after the response; see `queueImport`. An event starts it; if the event is
 * lost, a job starts it within a minute.
 */
export async function queueProductImport(container: MedusaContainer, run: QueueImport): Promise<void> {
  try {
    await queueImport(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), run)
  } catch (error) {
    if (isOneOf(error, ...OUTDATED_IMPORT)) await discardImportPictures(container, run.id)
    throw error
  }
  await emitEvents(container, [{ name: IMPORT_QUEUED, data: { id: run.id } }])
}
