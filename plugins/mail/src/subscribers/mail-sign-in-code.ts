import { SIGN_IN_CODE, type SignInCode } from "@haat/accounts/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { SIGN_IN_CODE_MAIL } from "../mails/codes-and-links"
import { queueMail } from "../workflows/queue-mail"

export default async function mailSignInCode({ event, container }: SubscriberArgs<SignInCode>) {
  const { id, to, code } = event.data
  await queueMail(container, SIGN_IN_CODE_MAIL, { id: `sign-in-code:${id}`, payload: { to, code } })
}

export const config: SubscriberConfig = { event: SIGN_IN_CODE, context: { subscriberId: "mail-sign-in-code" } }
