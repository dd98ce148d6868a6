import type { INotificationModuleService, Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService, WaitingMail } from "../modules/mail-outbox/service"
import { composeMail } from "./compose-mail"
import { findMail, listMails } from "./registry"
import { toNotification } from "./to-notification"

const MAX_CONCURRENT_MAILS = 3
/** Number of failures after which the mail server counts as down; remaining mails wait for the next run. */
const MAX_FAILURES = 3
/** Minimum time after which a mail is retried. */
const RETRY_SECONDS = 2
/** Mails that are due later than this are left to the job. */
const SOON_SECONDS = 60

/** Default time after which a mail is outdated and dropped. */
const DEFAULT_USEFUL_SECONDS = 72 * 3_600

/** Sends due mails. May run in many processes at once, since each mail is claimed by one of them. */
export async function sendDueMail(container: MedusaContainer): Promise<void> {
  const { runner } = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER)
  const sendAndReschedule = async () => {
    const due = await sendConcurrently(container)
    if (due === null || due > SOON_SECONDS) return
    runner.runIn(Math.max(1, due), sendAndReschedule, (error) => logger.warn(`Mails are not sent: ${error.message}`))
  }
  await runner.run(sendAndReschedule)
}

/**
 * Sends due mails, several at a time when more than one is due.
 * @returns seconds until the next mail is due; null when none waits
 */
async function sendConcurrently(container: MedusaContainer): Promise<number | null> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const waitedFor = listMails().flatMap(({ kind, isWaitedFor }) => (isWaitedFor ? kind : []))
  let due: number | null = null
  let failures = 0
  const claim = async () => {
    if (failures >= MAX_FAILURES) return null
    const { mail, next } = await outbox.claim(waitedFor)
    due = next
    return mail
  }
  const isDue = () => due !== null && due <= 0
  const sendOneByOne = async (first: WaitingMail | null) => {
    for (let mail = first; mail; mail = await claim()) if (!(await sendMail(container, mail))) failures++
  }
  const first = await claim()
  const others = isDue() ? MAX_CONCURRENT_MAILS - 1 : 0
  await Promise.all([sendOneByOne(first), ...Array.from({ length: others }, async () => sendOneByOne(await claim()))])
  // A failed mail is due again soon, but `due` was read before it failed.
  return failures ? RETRY_SECONDS : due
}

/** Sends or drops one mail, which the caller has claimed. @returns false when it must be retried */
export async function sendMail(container: MedusaContainer, mail: WaitingMail): Promise<boolean> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const definition = findMail(mail.kind)
  if (!definition) {
    await outbox.drop(mail, "No plugin writes mails of this kind")
    return true
  }
  if (mail.age > (definition.usefulSeconds ?? DEFAULT_USEFUL_SECONDS)) {
    await outbox.drop(mail, "It could not be sent while it was of use")
    return true
  }
  try {
    const composed = await composeMail(container, definition, mail.payload)
    if (!composed) {
      await outbox.drop(mail, "There is nothing to report, or no recipient")
      return true
    }
    const notifications = container.resolve<INotificationModuleService>(Modules.NOTIFICATION)
    await notifications.createNotifications(toNotification(mail, composed))
  } catch (error) {
    const reason = (error as Error).message
    container.resolve<Logger>(ContainerRegistrationKeys.LOGGER).warn(`A mail (${mail.kind}) is tried again: ${reason}`)
    await outbox.postpone(mail, reason)
    return false
  }
  await outbox.markSent(mail)
  return true
}
