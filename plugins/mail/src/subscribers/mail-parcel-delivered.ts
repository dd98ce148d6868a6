import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMail } from "../workflows/queue-mail"

export default async function mailParcelDelivered({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, {
    id: `parcel-delivered:${data.id}`,
    kind: "parcel-delivered",
    payload: { fulfillment_id: data.id },
  })
}

export const config: SubscriberConfig = {
  event: "delivery.created",
  context: { subscriberId: "mail-parcel-delivered" },
}
