import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { NOT_SUBSCRIBED, type Subscribe } from "../../contract"
import { NEWSLETTER } from "../../modules/newsletter"
import type NewsletterService from "../../modules/newsletter/service"

export const addSubscriberStep = createStep(
  "newsletter-add-subscriber",
  async ({ email }: Subscribe, { container }) => {
    const subscriber = await container.resolve<NewsletterService>(NEWSLETTER).add(email)
    if (!subscriber) throw new MedusaError(MedusaError.Types.INVALID_DATA, NOT_SUBSCRIBED)
    return new StepResponse(subscriber, subscriber.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<NewsletterService>(NEWSLETTER).deleteSubscribers(id)
  },
)
