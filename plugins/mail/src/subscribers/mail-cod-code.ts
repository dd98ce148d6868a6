import { COD_CODE, type CodCode } from "@haat/checkout/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailCodCode({ event, container }: SubscriberArgs<CodCode>) {
  const { id, to, code } = event.data
  await queueMail(container, { id: `cod-code:${id}`, kind: "cod-code", payload: { to, code } })
}

export const config: SubscriberConfig = { event: COD_CODE, context: { subscriberId: "mail-cod-code" } }
