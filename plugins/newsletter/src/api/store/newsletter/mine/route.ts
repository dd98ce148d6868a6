import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError, isOneOf, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { ChangeSubscription, Subscription } from "../../../../contract"
import { NEWSLETTER_ERRORS } from "../../../../errors"
import { NEWSLETTER } from "../../../../modules/newsletter"
import type NewsletterService from "../../../../modules/newsletter/service"
import { subscribe } from "../../../../workflows/subscribe"

const newsletterOf = ({ scope }: ShopperRequest) => scope.resolve<NewsletterService>(NEWSLETTER)

async function find(req: ShopperRequest): Promise<Subscription> {
  const found = await newsletterOf(req).findSubscription(req.auth_context.actor_id)
  if (!found) throw new HttpError(HTTP_ERRORS.log_in)
  return { ...found, subscribed: found.since !== null }
}

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  res.json(await find(req))
}

export const POST = async (req: ShopperRequest<ChangeSubscription>, res: MedusaResponse) => {
  const { email } = await find(req)
  const { subscribed, language } = req.validatedBody
  if (subscribed) {
    requireWithinLimit(await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).subscribe(req.ip ?? "", email))
    try {
      await subscribe(req.scope, { email, language })
    } catch (error) {
      // It is what they want already.
      if (!isOneOf(error, NEWSLETTER_ERRORS.not_subscribed)) throw error
    }
  } else await newsletterOf(req).withdraw({ email })
  res.json(await find(req))
}
