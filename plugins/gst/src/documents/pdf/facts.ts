import { stateByCode } from "@haat/places/contract"
import type { DocumentContent, Party } from "../../contract"
import type { Words } from "./parts"

export type DocumentLocale = "en" | "hi"
/** One line of a document's facts; a fact without words is left out. */
export type Fact = { words: string; bold?: boolean; size?: number }

const stateName = (code: string, locale: DocumentLocale) => {
  const state = stateByCode(code)
  return state ? `${state[locale]} (${code})` : ""
}

/** DD.MM.YYYY, as a day is written on paper. */
const dayOnPaper = (day: string) => day.split("-").reverse().join(".")

export const supplierFacts = (
  { supplier, shop_name, dispatched_from }: DocumentContent,
  t: Words,
  locale: DocumentLocale,
): Fact[] => [
  { words: shop_name, bold: true, size: 16 },
  { words: supplier.name === shop_name ? "" : supplier.name, bold: true },
  ...supplier.address.map((words) => ({ words })),
  { words: supplier.state && `${t.state}: ${stateName(supplier.state, locale)}` },
  { words: supplier.gstin && `${t.gstin}: ${supplier.gstin}`, bold: true },
  { words: supplier.pan && `${t.pan}: ${supplier.pan}` },
  { words: dispatched_from ? `${t.dispatchedFrom}: ${dispatched_from.join(", ")}` : "" },
]

export function documentFacts(content: DocumentContent, t: Words): Fact[] {
  const { order, credits } = content
  const method = t.methods[order.payment_method] ?? order.payment_method
  const paid = t.paid[order.payment_status] ?? order.payment_status
  return [
    { words: t[content.kind], bold: true, size: 14 },
    { words: `${t.number}: ${content.number}`, bold: true },
    { words: `${t.date}: ${dayOnPaper(content.day)}` },
    { words: `${t.order}: #${order.display_id}` },
    { words: `${t.orderDate}: ${dayOnPaper(order.placed_on)}` },
    ...(credits
      ? [
          { words: `${t.credits[credits.kind]}: ${credits.number}`, bold: true },
          { words: `${t.ofDay} ${dayOnPaper(credits.day)}` },
          { words: `${t.reason}: ${t.reasons[credits.reason] ?? credits.reason}` },
        ]
      : [{ words: `${t.payment}: ${method}, ${paid}` }]),
  ]
}

export const partyFacts = (title: string, party: Party, t: Words, locale: DocumentLocale): Fact[] => [
  { words: title, bold: true, size: 8 },
  { words: party.name },
  ...party.address.map((words) => ({ words })),
  { words: party.state && `${t.state}: ${stateName(party.state, locale)}` },
  { words: party.gstin && `${t.gstin}: ${party.gstin}` },
]

/** Facts of plugins: what the shopper filled in at checkout. */
export const fieldFacts = ({ fields = [] }: DocumentContent, t: Words, locale: DocumentLocale): Fact[] =>
  fields.map(({ label, label_hi, value }) => ({
    words: `${locale === "hi" ? label_hi : label}: ${value === true ? t.yes : value}`,
  }))

/** Facts about the place of supply and who pays the tax. */
export function placeFacts({ place_of_supply }: DocumentContent, t: Words, locale: DocumentLocale): string[] {
  const place = stateName(place_of_supply, locale)
  return [place && `${t.placeOfSupply}: ${place}`, t.reverseCharge].filter(Boolean)
}
