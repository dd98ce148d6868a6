import { addMails } from "@haat/mail/sending/kinds"
import { queueMail } from "@haat/mail/workflows/queue-mail"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { COMPLAINT_MADE, type ComplaintMade } from "../complaints"
import { PROBLEM_REPORT_MAILS } from "../mails"

addMails(PROBLEM_REPORT_MAILS)

export default async function mailComplaintMade({ event, container }: SubscriberArgs<ComplaintMade>) {
  await queueMail(container, { id: `complaint-made:${event.data.id}`, kind: "complaint-made", payload: event.data })
}

export const config: SubscriberConfig = {
  event: COMPLAINT_MADE,
  context: { subscriberId: "mail-complaint-made" },
}
