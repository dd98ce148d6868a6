import type { Transaction } from "@haat/sdk/server/database"
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { V1_NOTE_ADDED } from "../contract"
import { insertTrace } from "../modules/v1-notes/queries/insert-trace"

export default async function followNotes({ event, container }: SubscriberArgs<{ id: string }>) {
  await insertTrace(
    container.resolve<Transaction>(ContainerRegistrationKeys.PG_CONNECTION),
    event.data.id,
    "subscriber",
  )
}

export const config: SubscriberConfig = {
  event: V1_NOTE_ADDED,
  context: { subscriberId: "v1-notes-follow-notes" },
}
