import { COD_CODE, type CodCode } from "@haat/checkout/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { COD_CODE_MAIL } from "../mails/codes-and-links"
import { queueMail } from "../workflows/queue-mail"

export default async function mailCodCode({ event, container }: SubscriberArgs<CodCode>) {
  const { id, to, code } = event.data
  await queueMail(container, COD_CODE_MAIL, { id: `cod-code:${id}`, payload: { to, code } })
}

export const config: SubscriberConfig = { event: COD_CODE, context: { subscriberId: "mail-cod-code" } }
