import { SIGN_IN_CODE, type SignInCode } from "@haat/accounts/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailSignInCode({ event, container }: SubscriberArgs<SignInCode>) {
  const { id, to, code } = event.data
  await queueMail(container, { id: `sign-in-code:${id}`, kind: "sign-in-code", payload: { to, code } })
}

export const config: SubscriberConfig = { event: SIGN_IN_CODE, context: { subscriberId: "mail-sign-in-code" } }
