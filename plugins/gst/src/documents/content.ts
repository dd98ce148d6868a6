import type { DocumentKind } from "@haat/checkout/contract"
import { toShownFields } from "@haat/checkout/queries/order-fields"
import type { LeavingParcel } from "@haat/freight/contract"
import { readState } from "@haat/places/contract"
import type { DocumentContent, DocumentLine, Party, TaxSettings } from "../contract"
import type { DocumentOrder, OrderAddress, OrderedLine, Place } from "../queries/order-on-paper"
import { dayInIndia } from "../rules/calendar"
import { toDeliveryLines } from "./delivery-lines"
import { pickTaxed, sliceLine } from "./part-of-line"

/** Unit code of all lines: pieces. */
const UNIT = "PCS"

export type Contents = Omit<DocumentContent, "kind" | "number" | "financial_year" | "day">

/** Builds the content of a parcel's document, without number and day. */
export function buildContent(order: DocumentOrder, settings: TaxSettings, parcel: LeavingParcel): Contents {
  const lines = order.lines.flatMap((line) => {
    const quantity = parcel.items.find(({ id }) => id === line.line_id)?.quantity ?? 0
    return quantity > 0 ? [toDocumentLine(line, quantity)] : []
  })
  const delivery = order.has_delivery ? toDeliveryLines(order) : []
  const rounding_paise = order.has_rounding ? order.rounding_paise : 0
  const { billing_address, shipping_address } = order
  return {
    shop_name: parcel.shop_name,
    ...buildSupplier(order, settings, parcel.shop_name),
    buyer: toParty(billing_address, order.buyer_gstin),
    delivered_to: toParty(shipping_address),
    order: {
      display_id: order.display_id,
      placed_on: dayInIndia(new Date(order.created_at)),
      payment_method: order.payment_method,
      payment_status: order.payment_status,
    },
    ...printedFields(order.fields),
    place_of_supply: order.place_of_supply,
    reverse_charge: false,
    charges_tax: order.charges_tax,
    lines,
    delivery,
    rounding_paise,
    total_paise: [...lines, ...delivery].reduce((sum, { paid_paise }) => sum + paid_paise, rounding_paise),
  }
}

/** Returns the fields of plugins that are printed; nothing without any. */
function printedFields(fields: DocumentOrder["fields"]): Pick<Contents, "fields"> {
  const shown = toShownFields(fields, { onInvoice: true })
  return shown.length ? { fields: shown.map(({ id: _id, ...field }) => field) } : {}
}

/** Returns the supplier that the goods were taxed under, and the address of dispatch when it differs. */
function buildSupplier(
  { supplier, dispatched_from }: Pick<DocumentOrder, "supplier" | "dispatched_from">,
  { legal_name, address, state, gstin, pan }: TaxSettings,
  shop_name: string,
): Pick<Contents, "supplier" | "dispatched_from"> {
  const place = dispatched_from && addressLines(dispatched_from)
  const own = address.split("\n").filter(Boolean)
  const home = supplier ? (supplier.place ? addressLines(supplier.place) : (place ?? own)) : own
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

const addressLines = ({ address_1, address_2, city, province, postal_code }: Place) =>
  [address_1, address_2, `${city}, ${province} ${postal_code}`].filter(Boolean)

/** Returns "tax_invoice" when any line or charge is taxed, else "bill_of_supply". */
export const documentKind = ({ charges_tax, lines, delivery }: Contents): DocumentKind =>
  charges_tax && [...lines, ...delivery].some(({ exempt, rate }) => !exempt && rate > 0)
    ? "tax_invoice"
    : "bill_of_supply"

/** Returns the paise of a document that are due on delivery; store credit pays for the first parcels. */
export const dueAmountPaise = (
  { payment_status, credit_paise, issued_paise }: DocumentOrder,
  total_paise: number,
): number =>
  payment_status === "Pending" ? Math.min(total_paise, Math.max(0, issued_paise + total_paise - credit_paise)) : 0

function toDocumentLine(line: OrderedLine, quantity: number): DocumentLine {
  const { line_id, name, name_hi, price_paise, issued } = line
  const part = sliceLine(pickTaxed(line), line.quantity, issued, issued + quantity)
  const discount_paise = Math.max(0, price_paise * quantity - part.paid_paise)
  return { line_id, name, name_hi, unit: UNIT, quantity, price_paise, discount_paise, ...part }
}

/** Names the company as buyer when a GSTIN is given; the person then becomes an address line. */
function toParty({ first_name, last_name, company = "", ...place }: OrderAddress, gstin = ""): Party {
  const state = readState(place.province)
  const person = `${first_name} ${last_name}`.trim()
  const [name, second] = gstin && company ? [company, person] : [person, company]
  return { name, address: [second, ...addressLines(place)].filter(Boolean), state: state?.code ?? "", gstin }
}
