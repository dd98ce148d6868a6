import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MAIL_OUTBOX } from "../../modules/mail-outbox"
import type { MailOutboxService } from "../../modules/mail-outbox/service"
import type { NewMail } from "../../sending/kinds"

/** @returns whether the mail is new */
export const addToOutboxStep = createStep(
  "mail-add-to-outbox",
  async (mail: NewMail, { container }) => {
    const isNew = await container.resolve<MailOutboxService>(MAIL_OUTBOX).add(mail)
    return new StepResponse(isNew, isNew ? mail.id : null)
  },
  async (id, { container }) => {
    if (id) await container.resolve<MailOutboxService>(MAIL_OUTBOX).drop({ id }, "It was called off")
  },
)
