import { HttpError } from "@haat/sdk/server/http-error"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { NEWSLETTER_SUBSCRIBED, type NewsletterSubscribed, type SubscribeHere } from "../contract"
import { NEWSLETTER_ERRORS } from "../errors"
import { NEWSLETTER } from "../modules/newsletter"
import type NewsletterService from "../modules/newsletter/service"

/** @returns the subscriber, and the event that their mail is made of */
const addSubscriberStep = createStep(
  "newsletter-add-subscriber",
  async ({ email, language }: SubscribeHere, { container }) => {
    const added = await container.resolve<NewsletterService>(NEWSLETTER).add(email, language)
    if (!added) throw new HttpError(NEWSLETTER_ERRORS.not_subscribed)
    const { token, ...subscriber } = added
    const event: NewsletterSubscribed = { id: added.id, email: added.email, token, language: language ?? null }
    return new StepResponse({ subscriber, event }, subscriber.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<NewsletterService>(NEWSLETTER).deleteSubscribers(id)
  },
)

/** HttpError 400 with NOT_SUBSCRIBED when the address is there already, whatever its case. */
export const subscribeWorkflow = createWorkflow("newsletter-subscribe", (input: SubscribeHere) => {
  const { subscriber, event } = addSubscriberStep(input)
  emitEventStep({ eventName: NEWSLETTER_SUBSCRIBED, data: transform(event, (data) => data) })
  return new WorkflowResponse(subscriber)
})
