import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import type { NewMail } from "../sending/kinds"
import { addToOutboxStep } from "./steps/add-to-outbox"

/** Tells those who send that there is something to send. */
export const MAIL_QUEUED = "mail.queued"

/** Puts a mail into the outbox, unless it is there or was sent; from then on it is not lost. */
export const queueMailWorkflow = createWorkflow("mail-queue", (mail: NewMail) => {
  const isNew = addToOutboxStep(mail)
  emitEventStep({ eventName: MAIL_QUEUED, data: {} })
  return new WorkflowResponse(isNew)
})
