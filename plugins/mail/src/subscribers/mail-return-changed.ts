import { RETURN_CHANGED, type ReturnState } from "@haat/checkout/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { RETURN_CHANGED_MAIL } from "../mails/return-changed"
import { queueMail } from "../workflows/queue-mail"

type Changed = { id: string; state: ReturnState }

export default async function mailReturnChanged({ event: { data }, container }: SubscriberArgs<Changed>) {
  const { id: return_id, state } = data
  await queueMail(container, RETURN_CHANGED_MAIL, {
    id: `return:${return_id}:${state}`,
    payload: { return_id, state },
  })
}

export const config: SubscriberConfig = { event: RETURN_CHANGED, context: { subscriberId: "mail-return-changed" } }
