import type { MedusaContainer } from "@medusajs/framework/types"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService } from "../modules/mail-outbox/service"
import { STOCK_NOTICES } from "../modules/stock-notices"
import type { StockNoticesService } from "../modules/stock-notices/service"
import { findMissedMails } from "../queries/missed-mails"
import { sendDueMail } from "../sending/send-due-mail"

/** Finds what an event that was lost should have told, and sends everything that is due. */
export default async function sendMail(container: MedusaContainer) {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const notices = container.resolve<StockNoticesService>(STOCK_NOTICES)
  for (const mail of await findMissedMails(container)) await outbox.add(mail)
  await notices.tell()
  await sendDueMail(container)
  await outbox.clear()
  await notices.clear()
}

export const config = { name: "mail-send", schedule: "* * * * *" }
