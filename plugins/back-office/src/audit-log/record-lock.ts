import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { isRecord } from "./readers"

/** Seconds to wait for another change of the same record: longer than the timeout of a carrier. */
const LOCK_TIMEOUT_S = 45

/**
 * Runs `change` while no other administrator changes the same record, so that before and after belong to this change
 * alone. A new record or a bulk change waits for no lock.
 * @throws the error of the locking module after the timeout; nothing has changed then
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
