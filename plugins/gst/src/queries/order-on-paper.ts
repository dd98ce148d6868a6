import type { Charge, OrderFields, Taxed } from "@haat/checkout/contract"
import type { LeavingParcel } from "@haat/freight/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { IS_NOT_RETURNED } from "./is-out"

export type OrderAddress = {
  first_name: string
  last_name: string
  address_1: string
  address_2: string
  city: string
  province: string
  postal_code: string
  /** left out without one */
  company?: string
}

/**
 * A line of an order with its stored tax; `issued` counts pieces on earlier documents, without returned parcels.
 */
export type OrderedLine = Taxed & {
  line_id: string
  name: string
  name_hi: string | null
  quantity: number
  price_paise: number
  issued: number
}

/** A warehouse besides the main one. */
export type Place = {
  address_1: string
  address_2: string
  city: string
  province: string
  postal_code: string
}

/** Stored tax of a part of the delivery, or of a charge. */
export type ChargedPart = Taxed & { is_here: boolean }

export type DocumentOrder = {
  /** what the shopper filled in for plugins at checkout */
  fields: OrderFields
  display_id: number
  created_at: string
  shipping_address: OrderAddress
  billing_address: OrderAddress
  payment_method: string
  payment_status: string
  charges_tax: boolean
  place_of_supply: string
  /** empty where the buyer named none */
  buyer_gstin: string
  rounding_paise: number
  lines: OrderedLine[]
  /** delivery parts of the order; `is_here` marks those of the parcel's registration */
  delivery: ChargedPart[]
  /** charges with a tax of their own */
  taxed_charges: (ChargedPart & { charge_id: string })[]
  /** all charges of the order; those that are taxed like the delivery are contained in `delivery` */
  charges: Charge[]
  /** store credit spent on the order, and the total of earlier documents, without returned parcels */
  credit_paise: number
  issued_paise: number
  /**
   * True when this document carries the delivery and charges (first document of its registration) and the round-up
   * (first of the order); documents of returned parcels do not count.
   */
  has_delivery: boolean
  has_rounding: boolean
  /** null where the parcel leaves from the main warehouse */
  dispatched_from: Place | null
  /**
   * registration that the goods were taxed under when ordered, with one of its warehouses; null for the shop's own
   */
  supplier: { state: string; gstin: string; place: Place | null } | null
}

const ISSUED = `
  (select coalesce(sum((done ->> 'quantity')::int), 0) from gst_document d
    cross join lateral jsonb_array_elements(d.content -> 'lines') done
    where d.order_id = line.order_id and done ->> 'line_id' = line.line_id and ${IS_NOT_RETURNED("d")})`

/** SQL: registration of the parcel's goods by the stored tax: empty for the shop's own. */
const REGISTRATION = `
  left join lateral (
    select coalesce(tax.supplier_gstin, '') as gstin, coalesce(tax.supplier_state, '') as state from gst_order_line tax
    where tax.order_id = o.order_id and tax.line_id = any(:leaving::text[]) order by tax.position limit 1) here on true`

const HAS_SAME_REGISTRATION = `exists (
  select from jsonb_array_elements(d.content -> 'lines') done
  join gst_order_line tax on tax.order_id = d.order_id and tax.line_id = done ->> 'line_id'
  where coalesce(tax.supplier_gstin, '') = here.gstin)`

const addressJson = (w: string) => `
  case when ${w}.id is not null then jsonb_build_object('address_1', ${w}.address_1, 'address_2', ${w}.address_2,
    'city', ${w}.city, 'province', ${w}.province, 'postal_code', ${w}.postal_code) end`

/** SQL: the warehouse that the parcel leaves from, if it has this registration, else another one with it. */
const HOME = `
  left join lateral (
    select w.* from gst_warehouse registered join warehouse w on w.id = registered.location_id
    where registered.gstin = here.gstin and here.gstin <> ''
    order by w.id = coalesce(parcel.location_id, :location_id) desc, w.id limit 1) home on true`

/** SQL: parts of an order that belong to no line. */
const charged = (condition: string) => `
    coalesce((
      select jsonb_agg(to_jsonb(tax) || jsonb_build_object('is_here', coalesce(tax.supplier_gstin, '') = here.gstin)
        order by tax.position) from gst_order_line tax
      where tax.order_id = o.order_id and tax.line_id is null and ${condition}), '[]')`

const ORDER = `
  select o.display_id, o.created_at, o.shipping_address, o.billing_address, state.payment_method, state.payment_status,
    coalesce((select filled.fields from order_fields filled where filled.order_id = o.order_id), '{}') as fields,
    taxed.charges_tax, taxed.place_of_supply, coalesce(taxed.buyer_gstin, '') as buyer_gstin,
    taxed.rounding_paise::float8 as rounding_paise,
    coalesce((
      select jsonb_agg(to_jsonb(tax) || jsonb_build_object('line_id', line.line_id, 'name', line.name,
        'name_hi', case when p.name = line.title then p.name_hi || coalesce(' (' || line.choice || ')', '') end,
        'quantity', line.quantity, 'price_paise', round(line.price * 100), 'issued', ${ISSUED})
        order by tax.position)
      from order_line line join gst_order_line tax on tax.order_id = line.order_id and tax.line_id = line.line_id
      left join product_name p on p.product_id = line.product_id
      where line.order_id = o.order_id), '[]') as lines,
    ${charged("tax.charge_id is null")} as delivery, ${charged("tax.charge_id is not null")} as taxed_charges,
    state.charges,
    round(coalesce(state.credit, 0)::numeric * 100)::float8 as credit_paise,
    (select coalesce(sum((d.content ->> 'total_paise')::bigint), 0)::float8 from gst_document d
      where d.order_id = o.order_id and ${IS_NOT_RETURNED("d")}) as issued_paise,
    not exists (select from gst_document d where d.order_id = o.order_id and ${IS_NOT_RETURNED("d")}
      and d.content -> 'delivery' <> '[]' and ${HAS_SAME_REGISTRATION}) as has_delivery,
    not exists (select from gst_document d where d.order_id = o.order_id and ${IS_NOT_RETURNED("d")}
      and d.content -> 'rounding_paise' <> '0') as has_rounding,
    ${addressJson("w")} as dispatched_from,
    case when here.gstin <> '' then jsonb_build_object('state', here.state, 'gstin', here.gstin, 'place',
      ${addressJson("home")}) end
      as supplier
  from placed_order o join order_state state on state.order_id = o.order_id
  join gst_order taxed on taxed.order_id = o.order_id ${REGISTRATION}
  left join order_parcel parcel on parcel.fulfillment_id = :fulfillment_id
  left join warehouse w on w.id = coalesce(parcel.location_id, :location_id) and not w.is_main
  ${HOME}
  where o.order_id = :order_id`

/** Reads an order for the document of a parcel; undefined without such an order. */
export async function readDocumentOrder(
  trx: Transaction,
  { order_id, fulfillment_id, items, location_id = "" }: LeavingParcel,
): Promise<DocumentOrder | undefined> {
  const leaving = items.map(({ id }) => id)
  return (await trx.raw<DocumentOrder>(ORDER, { order_id, fulfillment_id, leaving, location_id })).rows[0]
}
