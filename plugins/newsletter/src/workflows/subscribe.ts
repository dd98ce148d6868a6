import { queueMail } from "@haat/mail/workflows/queue-mail"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { NEWSLETTER_SUBSCRIBED, type NewsletterSubscribed, type SubscribeHere } from "../contract"
import { NEWSLETTER_ERRORS } from "../errors"
import { NEWSLETTER_WELCOME } from "../mails"
import { NEWSLETTER } from "../modules/newsletter"
import type NewsletterService from "../modules/newsletter/service"

/**
 * Subscribes an address, and writes its welcome mail in the same transaction. HttpError 400 `not_subscribed` when the
 * address is there already, whatever its case.
 */
export async function subscribe(container: MedusaContainer, { email, language }: SubscribeHere): Promise<void> {
  const service = container.resolve<NewsletterService>(NEWSLETTER)
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const data = await db.transaction(async (trx): Promise<NewsletterSubscribed> => {
    const added = await service.add(trx, email, language)
    if (!added) throw new HttpError(NEWSLETTER_ERRORS.not_subscribed)
    const { id, token } = added
    const payload = { email: added.email, token, language: language ?? null }
    await queueMail(trx, NEWSLETTER_WELCOME, { id: `newsletter-welcome:${id}`, payload })
    return { id, ...payload }
  })
  await emitEvents(container, [{ name: NEWSLETTER_SUBSCRIBED, data }])
}
