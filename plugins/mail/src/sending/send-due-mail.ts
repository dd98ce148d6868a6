import { shopName } from "@haat/http/shop-name"
import type { INotificationModuleService, Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService, WaitingMail } from "../modules/mail-outbox/service"
import { compose } from "./compose"
import { type NewMail, USEFUL_FOR, WAITED_FOR } from "./kinds"
import { toNotification } from "./to-notification"

const LANES = 3
/** So many failures mean that the mail server is down: the rest waits for the next turn. */
const ENOUGH_FAILURES = 3
/** What is due later than this is left to the job. */
const SOON_SECONDS = 60

/** Sends what is due. Several may do so at once, in one process or in many: each mail is taken by one of them. */
export async function sendDueMail(container: MedusaContainer): Promise<void> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER)
  const turn = async () => {
    const trouble = { failures: 0 }
    await Promise.all(Array.from({ length: LANES }, () => sendOneByOne(container, trouble)))
    const due = await outbox.nextDue()
    if (due === undefined || due > SOON_SECONDS) return
    outbox.rounds.runIn(Math.max(1, due), turn, (error) => logger.warn(`Mails are not sent: ${error.message}`))
  }
  await outbox.rounds.run(turn)
}

async function sendOneByOne(container: MedusaContainer, trouble: { failures: number }) {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  while (trouble.failures < ENOUGH_FAILURES) {
    const mail = await outbox.claim(WAITED_FOR)
    if (!mail) return
    if (!(await send(container, mail))) trouble.failures++
  }
}

/** @returns false when it must be tried again */
async function send(container: MedusaContainer, waiting: WaitingMail): Promise<boolean> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const mail = waiting as WaitingMail & NewMail
  if (mail.age > USEFUL_FOR[mail.kind]) {
    await outbox.drop(mail, "It could not be sent while it was of use")
    return true
  }
  try {
    const shop = { ...outbox.shop, name: await shopName(container) }
    const written = await compose(container, mail, shop)
    if (!written) {
      await outbox.drop(mail, "There is nothing to tell, or nobody to tell it to")
      return true
    }
    const notifications = container.resolve<INotificationModuleService>(Modules.NOTIFICATION)
    await notifications.createNotifications(toNotification(mail, written, shop))
  } catch (error) {
    const reason = (error as Error).message
    container.resolve<Logger>(ContainerRegistrationKeys.LOGGER).warn(`A mail (${mail.kind}) is tried again: ${reason}`)
    await outbox.postpone(mail, reason)
    return false
  }
  await outbox.markSent(mail)
  return true
}
