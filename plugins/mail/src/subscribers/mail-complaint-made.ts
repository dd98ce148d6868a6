import { COMPLAINT_MADE, type ComplaintMade } from "@haat/problem-reports/contract"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { queueMailWorkflow } from "../workflows/queue-mail"

export default async function mailComplaintMade({ event, container }: SubscriberArgs<ComplaintMade>) {
  await queueMailWorkflow(container).run({
    input: { id: `complaint-made:${event.data.id}`, kind: "complaint-made", payload: event.data },
  })
}

export const config: SubscriberConfig = {
  event: COMPLAINT_MADE,
  context: { subscriberId: "mail-complaint-made" },
}
