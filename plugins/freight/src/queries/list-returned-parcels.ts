import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import type { ReturnedParcels } from "../contract"

const POSTAL_CODE = "o.shipping_address ->> 'postal_code'"

/** Returned parcels by postal code, most returns first. */
export const RETURNED_PARCELS = rowList<ReturnedParcels>()({
  from: `(
    select ${POSTAL_CODE} as id, count(*)::int as parcels, count(parcel.received_at)::int as received,
      max(parcel.received_at) as last_at
    from returned_parcel parcel join placed_order o on o.order_id = parcel.order_id group by 1)`,
  joins: {
    placed: `left join (select ${POSTAL_CODE} as postal_code, count(*)::int as orders from placed_order o
    group by 1) placed
      on placed.postal_code = r.id`,
  },
  columns: "r.id, r.parcels, r.received, placed.orders, r.last_at",
  filters: {},
  sortable: ["id", "parcels", "received"],
  order: ["parcels", "DESC"],
})
