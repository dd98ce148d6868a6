import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Gives the search for missed mails (queries/missed-mails.ts) an index of what has arrived. Safe to run again. */
export default async function indexDeliveredParcels({ container }: { container: MedusaContainer }) {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`create index if not exists haat_parcel_delivered_at on fulfillment (delivered_at)
      where delivered_at is not null and canceled_at is null and deleted_at is null`)
}
