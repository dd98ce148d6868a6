import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { PARCEL_RETURNED } from "../mails/parcels"
import { findParcelThatCameBack } from "../queries/parcels"
import { queueMail } from "../workflows/queue-mail"

type Data = { fulfillment_id: string }

/** Parcels that came back undelivered; others of this event were taken back before they left. */
export default async function mailParcelReturned({ event: { data }, container }: SubscriberArgs<Data>) {
  const { fulfillment_id } = data
  if (!(await findParcelThatCameBack(container, fulfillment_id))) return
  await queueMail(container, PARCEL_RETURNED, {
    id: `parcel-returned:${fulfillment_id}`,
    payload: { fulfillment_id },
  })
}

export const config: SubscriberConfig = {
  event: "order.fulfillment_canceled",
  context: { subscriberId: "mail-parcel-returned" },
}
