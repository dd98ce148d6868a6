import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { PARCEL_DELIVERED } from "../mails/parcels"
import { queueMail } from "../workflows/queue-mail"

export default async function mailParcelDelivered({ event: { data }, container }: SubscriberArgs<{ id: string }>) {
  await queueMail(container, PARCEL_DELIVERED, {
    id: `parcel-delivered:${data.id}`,
    payload: { fulfillment_id: data.id },
  })
}

export const config: SubscriberConfig = {
  event: "delivery.created",
  context: { subscriberId: "mail-parcel-delivered" },
}
