import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/* What parcels are found by that the carrier tells of, or is to be asked about (modules/tracking/queries/), in tables of Medusa's. */
const INDEXES = [
  `create index if not exists haat_parcel_number on fulfillment_label (tracking_number) where deleted_at is null`,
  `create index if not exists haat_parcel_under_way on fulfillment (shipped_at)
     where shipped_at is not null and delivered_at is null and canceled_at is null and deleted_at is null`,
]

/** Safe to run again. */
export default async function indexParcelsUnderWay({ container }: { container: MedusaContainer }) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const statement of INDEXES) await database.raw(statement)
}
