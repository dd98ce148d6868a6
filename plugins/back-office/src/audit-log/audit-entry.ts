import type { About, AuditActor } from "@haat/sdk/server/back-office/audit-log"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { AUDIT_LOG } from "../contract"
import { BACK_OFFICE_ERRORS } from "../errors"
import type { AuditLogService, AuditOutcome } from "../modules/audit-log/service"

/**
 * Opens an audit log entry before a change.
 * @returns the entry's id, and `finish`, which closes the entry with the outcome, or deletes it for undefined. `finish`
 * never fails: an outcome that cannot be written is logged and retried.
 * @throws HttpError 503 when it cannot be written
 */
export async function openEntry(scope: MedusaContainer, by: AuditActor, about: About) {
  const log = scope.resolve<AuditLogService>(AUDIT_LOG)
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const id = await log.open({ ...by, ...about }).catch((error) => {
    logger.error("The audit log cannot be written", error)
    throw new HttpError(BACK_OFFICE_ERRORS.not_written_down)
  })
  return { id, finish: (outcomeOf: OutcomeReader) => finishEntry(scope, id, outcomeOf) }
}

type OutcomeReader = () => Promise<AuditOutcome | undefined>

/** Closes an entry that was opened before, also by another process, as `finish` of `openEntry` does. */
export async function finishEntry(scope: MedusaContainer, id: string, outcomeOf: OutcomeReader): Promise<void> {
  const log = scope.resolve<AuditLogService>(AUDIT_LOG)
  try {
    const outcome = await outcomeOf()
    await (outcome ? log.close(id, outcome) : log.drop(id))
  } catch (error) {
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`The audit log's ${id} cannot be finished now`, error as Error)
  }
}
