import { PIECES_CANCELLED } from "@haat/checkout/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderPiecesCancelled({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  const id = `order-pieces-cancelled:${data.id}`
  await queueMail(container, { id, kind: "order-pieces-cancelled", payload: { pieces_id: data.id } })
}

export const config: SubscriberConfig = {
  event: PIECES_CANCELLED,
  context: { subscriberId: "mail-order-pieces-cancelled" },
}
