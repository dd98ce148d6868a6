import { PIECES_CANCELLED } from "@haat/checkout/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ORDER_PIECES_CANCELLED } from "../mails/orders"
import { queueMail } from "../workflows/queue-mail"

export default async function mailOrderPiecesCancelled({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  const id = `order-pieces-cancelled:${data.id}`
  await queueMail(container, ORDER_PIECES_CANCELLED, { id, payload: { pieces_id: data.id } })
}

export const config: SubscriberConfig = {
  event: PIECES_CANCELLED,
  context: { subscriberId: "mail-order-pieces-cancelled" },
}
