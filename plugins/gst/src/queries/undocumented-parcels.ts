import type { UndocumentedParcel } from "@haat/freight/contract"
import type { Database } from "@haat/sdk/server/database"

/** Parcels without a document, of orders with stored tax: parcels that an earlier version shipped have no documents. */
const UNDOCUMENTED = `
  select p.order_id, p.fulfillment_id
  from order_parcel p join taxed_order t on t.order_id = p.order_id
  where p.shipped_at > now() - interval '2 days'
    and not exists (select from order_document d where d.fulfillment_id = p.fulfillment_id)
  order by p.shipped_at limit 50`

export const findUndocumentedParcels = async (database: Database) =>
  (await database.raw<UndocumentedParcel>(UNDOCUMENTED)).rows
