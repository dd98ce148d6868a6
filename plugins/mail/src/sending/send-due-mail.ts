import { shopName } from "@haat/sdk/server/shop-name"
import type { INotificationModuleService, Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { MAIL_OUTBOX } from "../modules/mail-outbox"
import type { MailOutboxService, WaitingMail } from "../modules/mail-outbox/service"
import { addedMails, type MailKind, type NewMail } from "./kinds"
import { OWN_MAILS } from "./own-mails"
import { toNotification } from "./to-notification"

const LANES = 3
/** Number of failures after which the mail server counts as down: the rest waits for the next turn. */
const ENOUGH_FAILURES = 3
/** The shortest time after which a mail is tried again. */
const RETRY_SECONDS = 2
/** Mails that are due later than this are left to the job. */
const SOON_SECONDS = 60

/** After so many seconds most mails are no news any more. */
const USEFUL_SECONDS = 72 * 3_600

/** Kinds of mail by name, those of other plugins among them. */
const allKinds = (): Record<string, MailKind<never> | undefined> => ({ ...OWN_MAILS, ...addedMails() })

/** Sends what is due. Several may do so at once, in one process or in many: each mail is taken by one of them. */
export async function sendDueMail(container: MedusaContainer): Promise<void> {
  const { rounds } = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER)
  const turn = async () => {
    const due = await sendInLanes(container)
    if (due === null || due > SOON_SECONDS) return
    rounds.runIn(Math.max(1, due), turn, (error) => logger.warn(`Mails are not sent: ${error.message}`))
  }
  await rounds.run(turn)
}

/**
 * Sends one by one, in several lanes where more than one is due.
 * @returns seconds until the next is due; null when none waits
 */
async function sendInLanes(container: MedusaContainer): Promise<number | null> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const waitedFor = Object.keys(allKinds()).filter((name) => allKinds()[name]?.isWaitedFor)
  let due: number | null = null
  let failures = 0
  const claim = async () => {
    if (failures >= ENOUGH_FAILURES) return null
    const { mail, next } = await outbox.claim(waitedFor)
    due = next
    return mail
  }
  const isDue = () => due !== null && due <= 0
  const sendFrom = async (first: WaitingMail | null) => {
    for (let mail = first; mail; mail = await claim()) if (!(await send(container, mail))) failures++
  }
  const first = await claim()
  const others = isDue() ? LANES - 1 : 0
  await Promise.all([sendFrom(first), ...Array.from({ length: others }, async () => sendFrom(await claim()))])
  // A failed mail is due again soon, which was not known yet when the next one was looked up.
  return failures ? RETRY_SECONDS : due
}

/** @returns false when it must be tried again */
async function send(container: MedusaContainer, waiting: WaitingMail): Promise<boolean> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const mail = waiting as WaitingMail & NewMail
  const kind = allKinds()[mail.kind]
  if (!kind) {
    await outbox.drop(mail, "No plugin writes mails of this kind")
    return true
  }
  if (mail.age > (kind.usefulSeconds ?? USEFUL_SECONDS)) {
    await outbox.drop(mail, "It could not be sent while it was of use")
    return true
  }
  try {
    const shop = { ...outbox.shop, name: await shopName(container) }
    const written = await kind.compose(mail.payload as never, shop, container)
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
