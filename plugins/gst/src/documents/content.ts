import type { DocumentKind, Taxed } from "@haat/checkout/contract"
import type { LeavingParcel } from "@haat/freight/contract"
import { readState } from "@haat/places/contract"
import { shareOut } from "@haat/sdk/share-out"
import type { DocumentContent, DocumentLine, Party, TaxSettings } from "../contract"
import type { OrderAddress, OrderedLine, OrderOnPaper, Place } from "../queries/order-on-paper"
import { dayInIndia } from "../rules/calendar"
import { partOfLine } from "./part-of-line"

/** Pieces: what the shop sells is counted. */
const UNIT = "PCS"

export type Contents = Omit<DocumentContent, "kind" | "number" | "financial_year" | "day">

/** Everything that stands on the document of a parcel, but its number and its day. */
export function contentOf(order: OrderOnPaper, settings: TaxSettings, parcel: LeavingParcel): Contents {
  const lines = order.lines.flatMap((line) => {
    const quantity = parcel.items.find(({ id }) => id === line.line_id)?.quantity ?? 0
    return quantity > 0 ? [lineOf(line, quantity)] : []
  })
  const delivery = order.has_delivery ? deliveryOf(order) : []
  const rounding_paise = order.has_rounding ? order.rounding_paise : 0
  const { billing_address, shipping_address } = order
  return {
    shop_name: parcel.shop_name,
    ...sellerOf(order, settings, parcel.shop_name),
    buyer: partyOf(billing_address, order.buyer_gstin),
    delivered_to: partyOf(shipping_address),
    order: {
      display_id: order.display_id,
      placed_on: dayInIndia(new Date(order.created_at)),
      payment_method: order.payment_method,
      payment_status: order.payment_status,
    },
    place_of_supply: order.place_of_supply,
    reverse_charge: false,
    charges_tax: order.charges_tax,
    lines,
    delivery,
    rounding_paise,
    total_paise: [...lines, ...delivery].reduce((sum, { paid_paise }) => sum + paid_paise, rounding_paise),
  }
}

/** The shop as the goods were taxed; where they leave from stands beside it when that is elsewhere. */
function sellerOf(
  { supplier, dispatched_from }: Pick<OrderOnPaper, "supplier" | "dispatched_from">,
  { legal_name, address, state, gstin, pan }: TaxSettings,
  shop_name: string,
): Pick<Contents, "supplier" | "dispatched_from"> {
  const place = dispatched_from && placeOf(dispatched_from)
  const own = address.split("\n").filter(Boolean)
  const home = supplier ? (supplier.place ? placeOf(supplier.place) : (place ?? own)) : own
  return {
    supplier: {
      name: legal_name || shop_name,
      address: home,
      state,
      gstin,
      pan,
      ...(supplier && { state: supplier.state, gstin: supplier.gstin }),
    },
    ...(place && place.join() !== home.join() && { dispatched_from: place }),
  }
}

const placeOf = ({ address_1, address_2, city, province, postal_code }: Place) =>
  [address_1, address_2, `${city}, ${province} ${postal_code}`].filter(Boolean)

/** A tax invoice where any of it is taxed, else a bill of supply. */
export const kindOf = ({ charges_tax, lines }: Contents): DocumentKind =>
  charges_tax && lines.some(({ exempt, rate }) => !exempt && rate > 0) ? "tax_invoice" : "bill_of_supply"

/** Amount of a document that is due on arrival, in paise: store credit pays for the first parcels. */
export const dueOf = ({ payment_status, credit_paise, issued_paise }: OrderOnPaper, total_paise: number): number =>
  payment_status === "Pending" ? Math.min(total_paise, Math.max(0, issued_paise + total_paise - credit_paise)) : 0

function lineOf(line: OrderedLine, quantity: number): DocumentLine {
  const { line_id, name, name_hi, price_paise, issued } = line
  const part = partOfLine(taxedOf(line), line.quantity, issued, issued + quantity)
  const discount_paise = Math.max(0, price_paise * quantity - part.paid_paise)
  return { line_id, name, name_hi, unit: UNIT, quantity, price_paise, discount_paise, ...part }
}

/**
 * Delivery by rates, then the fee for paying on delivery: the fee is a share of each part of the stored delivery, by
 * value, and both together are that part, tax by tax. Of an order that leaves under several registrations each has its
 * own parts.
 */
function deliveryOf({ delivery, fee_paise }: Pick<OrderOnPaper, "delivery" | "fee_paise">): DocumentLine[] {
  const paid = delivery.map(({ paid_paise }) => paid_paise)
  const fees = shareOut(
    Math.min(
      fee_paise,
      paid.reduce((sum, paise) => sum + paise, 0),
    ),
    paid,
  )
  const shares = delivery.flatMap(({ is_here, ...part }, nth) => {
    if (!is_here) return []
    const carried = part.paid_paise - fees[nth]
    const share = (from: number, to: number) => (from < to ? [partOfLine(part, part.paid_paise, from, to)] : [])
    return [
      fees[nth] ? { carried: share(0, carried), fee: share(carried, part.paid_paise) } : { carried: [part], fee: [] },
    ]
  })
  return [
    ...shares.flatMap(({ carried }) => carried.map(chargeOf)),
    ...shares.flatMap(({ fee }) => fee.map((part) => ({ ...chargeOf(part), is_cod_fee: true as const }))),
  ]
}

const chargeOf = (part: Taxed): DocumentLine => ({
  line_id: null,
  name: "",
  name_hi: null,
  unit: "",
  quantity: 1,
  price_paise: part.paid_paise,
  discount_paise: 0,
  ...taxedOf(part),
})

const taxedOf = ({ paid_paise, hsn, exempt, rate, taxable_paise, ...rest }: Taxed): Taxed => ({
  paid_paise,
  hsn,
  exempt,
  rate,
  taxable_paise,
  cgst_paise: rest.cgst_paise,
  sgst_paise: rest.sgst_paise,
  utgst_paise: rest.utgst_paise,
  igst_paise: rest.igst_paise,
})

/** A buyer with a GSTIN is the company, where the address names one: the person is a line of the address then. */
function partyOf({ first_name, last_name, company = "", ...place }: OrderAddress, gstin = ""): Party {
  const state = readState(place.province)
  const person = `${first_name} ${last_name}`.trim()
  const [name, second] = gstin && company ? [company, person] : [person, company]
  return { name, address: [second, ...placeOf(place)].filter(Boolean), state: state?.code ?? "", gstin }
}
