import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { NEWSLETTER_SUBSCRIBED, type NewsletterSubscribed, type SubscribeHere } from "../contract"
import { NEWSLETTER_ERRORS } from "../errors"
import { NEWSLETTER } from "../modules/newsletter"
import type NewsletterService from "../modules/newsletter/service"

/**
 * Subscribes an address and emits the event that its mail is made of. HttpError 400 `not_subscribed` when the address
 * is there already, whatever its case.
 */
export async function subscribe(container: MedusaContainer, { email, language }: SubscribeHere): Promise<void> {
  const added = await container.resolve<NewsletterService>(NEWSLETTER).add(email, language)
  if (!added) throw new HttpError(NEWSLETTER_ERRORS.not_subscribed)
  const { id, token } = added
  const data: NewsletterSubscribed = { id, email: added.email, token, language: language ?? null }
  await emitEvents(container, [{ name: NEWSLETTER_SUBSCRIBED, data }])
}
