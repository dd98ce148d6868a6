import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService } from "../modules/mail-outbox/service"
import type { NewMail } from "../sending/kinds"

/** Tells those who send that there is something to send. */
export const MAIL_QUEUED = "mail.queued"

/** @returns whether the mail is new */
const addToOutboxStep = createStep(
  "mail-add-to-outbox",
  async (mail: NewMail, { container }) => {
    const isNew = await container.resolve<MailOutboxService>(MAIL_OUTBOX).add(mail)
    return new StepResponse(isNew, isNew ? mail.id : null)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MailOutboxService>(MAIL_OUTBOX).drop({ id }, "It was called off")
  },
)

/** Puts a mail into the outbox, unless it is there or was sent; from then on it is not lost. */
export const queueMailWorkflow = createWorkflow("mail-queue", (mail: NewMail) => {
  const isNew = addToOutboxStep(mail)
  emitEventStep({ eventName: MAIL_QUEUED, data: {} })
  return new WorkflowResponse(isNew)
})
