import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/* What a job looks through every minute for what no event told of (queries/missed-mails.ts), in tables of Medusa's. */
const INDEXES = [
  `create index if not exists haat_order_placed_at on "order" (created_at)
   where deleted_at is null and canceled_at is null and not is_draft_order`,
  `create index if not exists haat_order_canceled_at on "order" (canceled_at)
   where canceled_at is not null and deleted_at is null`,
  `create index if not exists haat_parcel_shipped_at on fulfillment (shipped_at)
   where shipped_at is not null and canceled_at is null and deleted_at is null`,
]

/** Gives the search for missed mails its indexes. Safe to run again. */
export default async function indexMissedMails({ container }: { container: MedusaContainer }) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const statement of INDEXES) await database.raw(statement)
}
