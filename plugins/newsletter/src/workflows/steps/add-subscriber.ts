import { HttpError } from "@haat/http/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { Subscribe } from "../../contract"
import { NEWSLETTER_ERRORS } from "../../errors"
import { NEWSLETTER } from "../../modules/newsletter"
import type NewsletterService from "../../modules/newsletter/service"

export const addSubscriberStep = createStep(
  "newsletter-add-subscriber",
  async ({ email }: Subscribe, { container }) => {
    const subscriber = await container.resolve<NewsletterService>(NEWSLETTER).add(email)
    if (!subscriber) throw new HttpError(NEWSLETTER_ERRORS.not_subscribed)
    return new StepResponse(subscriber, subscriber.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<NewsletterService>(NEWSLETTER).deleteSubscribers(id)
  },
)
