import { readState } from "@haat/places/contract"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Pieces of one line of an order. */
export type OrderedItem = { id: string; quantity: number }

/** Unshipped item and the warehouse that it is shipped from. */
export type WaitingItem = OrderedItem & { location_id: string }

/** Progress of an order's parcels. */
export type Parcels = {
  canceled: boolean
  /** true when the payments were fully refunded */
  refunded: boolean
  /** the number of the order whose goods it replaces, as long as these have not come back */
  waits_for: number | null
  /** reason why the balance must be paid online before shipping; null when it need not be */
  unpaid_because: string | null
  shipping_option_id: string | null
  /** state of its address, as stored */
  province: string
  /** number of parcels of the order, including cancelled ones */
  count: number
  /** items in no parcel yet, in the sequence of the order */
  remaining: WaitingItem[]
  parcels: {
    id: string
    shipped: boolean
    delivered: boolean
    /** by the courier's latest report */
    phase: string | null
    /** the warehouse it leaves from */
    location_id: string
    /** pieces of the order's lines */
    items: OrderedItem[]
  }[]
}

/** SQL: the pieces of the order's lines that are in a parcel. */
export const piecesIn = (fulfillment_id: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('id', piece.id, 'quantity', piece.quantity)), '[]') from (
    select distinct on (i.line_item_id) i.line_item_id as id, i.quantity / coalesce(k.required_quantity, 1) as quantity
    from fulfillment_item i
    left join line_goods goods on goods.line_id = i.line_item_id
    left join product_variant_inventory_item k on k.variant_id = goods.variant_id
      and k.inventory_item_id = i.inventory_item_id and k.deleted_at is null
    where i.fulfillment_id = ${fulfillment_id} and i.deleted_at is null) piece)`

const PARCELS = prepare(`
  select state.cancelled as canceled, state.refunded as refunded, o.shipping_address ->> 'province' as province,
    (select x.replaced_display_id from replacement_order x
      where x.order_id = o.order_id and not x.received) as waits_for,
    (select x.cash_withheld ->> 'message' from replacement_order x
      where x.order_id = o.order_id and x.to_pay > 0) as unpaid_because,
    coalesce(
      (select id from shipping_option where id = o.shipping_option_id and deleted_at is null),
      (select id from delivery_option order by created_at, id limit 1)
    ) as shipping_option_id,
    (select count(*)::int from order_fulfillment l where l.order_id = o.order_id) as count,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', place.line_id, 'quantity', place.waiting,
        'location_id', coalesce(place.location_id, setup.stock_location_id)) order by place.created_at, place.line_id)
      from order_line_place place cross join shop_setup setup where place.order_id = o.order_id and place.waiting > 0
    ), '[]') as remaining,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', f.fulfillment_id, 'shipped', f.shipped_at is not null,
        'delivered', f.delivered_at is not null, 'phase', watch.phase,
        'location_id', f.location_id, 'items', ${piecesIn("f.fulfillment_id")}) order by f.created_at)
      from order_parcel f left join parcel_watch watch on watch.id = f.fulfillment_id where f.order_id = o.order_id
    ), '[]') as parcels
  from placed_order o join order_state state on state.order_id = o.order_id where o.order_id = :order_id`)

/** @throws HttpError 404 */
export async function findParcels(container: MedusaContainer, order_id: string): Promise<Parcels> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await runPrepared<Parcels>(database, PARCELS, { order_id })
  if (!rows.length) throw new HttpError(HTTP_ERRORS.no_such_order)
  return rows[0]
}

/**
 * Old orders may have an unreadable state, so that their taxes are unknown. They are not shipped until staff choose the
 * state. Partly shipped orders keep the state of their documents.
 */
export const waitsForState = ({ province, parcels }: Pick<Parcels, "province" | "parcels">) =>
  !readState(province) && !parcels.some(({ shipped }) => shipped)
