import { stateByCode } from "@haat/places/contract"
import type { DocumentContent, Party } from "../../contract"
import type { Messages } from "./parts"

export type DocumentLocale = "en" | "hi"
/** One row of a document's header; a row without text is left out. */
export type TextRow = { text: string; bold?: boolean; size?: number }

const stateName = (code: string, locale: DocumentLocale) => {
  const state = stateByCode(code)
  return state ? `${state[locale]} (${code})` : ""
}

/** DD.MM.YYYY, as a day is written on paper. */
const dayOnPaper = (day: string) => day.split("-").reverse().join(".")

export const supplierRows = (
  { supplier, shop_name, dispatched_from }: DocumentContent,
  t: Messages,
  locale: DocumentLocale,
): TextRow[] => [
  { text: shop_name, bold: true, size: 16 },
  { text: supplier.name === shop_name ? "" : supplier.name, bold: true },
  ...supplier.address.map((text) => ({ text })),
  { text: supplier.state && `${t.state}: ${stateName(supplier.state, locale)}` },
  { text: supplier.gstin && `${t.gstin}: ${supplier.gstin}`, bold: true },
  { text: supplier.pan && `${t.pan}: ${supplier.pan}` },
  { text: dispatched_from ? `${t.dispatchedFrom}: ${dispatched_from.join(", ")}` : "" },
]

export function documentRows(content: DocumentContent, t: Messages): TextRow[] {
  const { order, credits } = content
  const method = t.methods[order.payment_method] ?? order.payment_method
  const paid = t.paid[order.payment_status] ?? order.payment_status
  return [
    { text: t[content.kind], bold: true, size: 14 },
    { text: `${t.number}: ${content.number}`, bold: true },
    { text: `${t.date}: ${dayOnPaper(content.day)}` },
    { text: `${t.order}: #${order.display_id}` },
    { text: `${t.orderDate}: ${dayOnPaper(order.placed_on)}` },
    ...(credits
      ? [
          { text: `${t.credits[credits.kind]}: ${credits.number}`, bold: true },
          { text: `${t.ofDay} ${dayOnPaper(credits.day)}` },
          { text: `${t.reason}: ${t.reasons[credits.reason] ?? credits.reason}` },
        ]
      : [{ text: `${t.payment}: ${method}, ${paid}` }]),
  ]
}

export const partyRows = (title: string, party: Party, t: Messages, locale: DocumentLocale): TextRow[] => [
  { text: title, bold: true, size: 8 },
  { text: party.name },
  ...party.address.map((text) => ({ text })),
  { text: party.state && `${t.state}: ${stateName(party.state, locale)}` },
  { text: party.gstin && `${t.gstin}: ${party.gstin}` },
]

/** Rows with what the shopper filled in at checkout for plugins. */
export const checkoutFieldRows = ({ fields = [] }: DocumentContent, t: Messages, locale: DocumentLocale): TextRow[] =>
  fields.map(({ label, label_hi, value }) => ({
    text: `${locale === "hi" ? label_hi : label}: ${value === true ? t.yes : value}`,
  }))

/** Rows about the place of supply and who pays the tax. */
export const placeOfSupplyRows = (
  { place_of_supply }: DocumentContent,
  t: Messages,
  locale: DocumentLocale,
): TextRow[] => {
  const place = stateName(place_of_supply, locale)
  return [{ text: place && `${t.placeOfSupply}: ${place}` }, { text: t.reverseCharge }]
}
