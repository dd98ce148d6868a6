import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** What a job looks for every ten seconds (queries/unfinished-parcels.ts), in a table of Medusa's. Safe to run again. */
export default async function indexUnfinishedParcels({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `create index if not exists haat_unfinished_parcel on fulfillment (created_at)
       where shipped_at is null and canceled_at is null and deleted_at is null`,
  )
}
