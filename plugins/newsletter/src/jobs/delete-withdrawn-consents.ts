import type { MedusaContainer } from "@medusajs/framework/types"
import { NEWSLETTER } from "../modules/newsletter"
import type NewsletterService from "../modules/newsletter/service"

/** Keeps the proof of consents that were withdrawn no longer than the setting CONSENT_DAYS says. */
export default async function deleteWithdrawnConsents(container: MedusaContainer) {
  await container.resolve<NewsletterService>(NEWSLETTER).deleteWithdrawn()
}

/** The deadline holds while the newsletter is switched off, too. */
export const runsWhileOff = true

export const config = { name: "newsletter-delete-withdrawn-consents", schedule: "45 * * * *" }
