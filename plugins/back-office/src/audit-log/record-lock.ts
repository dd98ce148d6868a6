import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { isRecord } from "./readers"

/** Seconds somebody waits for those who change the same record. Longer than a carrier is given to answer. */
const LOCK_TIMEOUT_S = 45

/**
 * Runs `change` while no other administrator changes the same record, so that what was before it and what is after it
 * belong to this change alone. What is no record of its own (a new one, a change to many) waits for nobody.
 * @throws what the engine's locks say to whoever waited in vain; nothing was done then
 */
export const withRecordLock = <Result>(
  scope: MedusaContainer,
  resource: string,
  id: string | null,
  change: () => Promise<Result>,
): Promise<Result> =>
  isRecord(resource, id)
    ? scope.resolve(Modules.LOCKING).execute(`back-office:${resource}:${id ?? ""}`, change, { timeout: LOCK_TIMEOUT_S })
    : change()
