import {
  type Adjustment,
  type CartOffers,
  type CartOffersQuery,
  noOffers,
  type OffersReply,
} from "@haat/checkout/contract"
import { toPaise, toRupees } from "@haat/sdk/money"
import { cartEffect } from "./effect/cart-effect"
import type { CartEffect, PricedLine, Share } from "./effect/rule"
import { OFFER_ERRORS } from "./errors"
import type { Candidate } from "./queries/candidates"
import { reasonOf, say } from "./reasons"

/** Returns the discounts of these offers on a cart, in rupees, and their explanation for the shopper. */
export function cartOffers(
  candidates: Candidate[],
  categories: Record<string, string[]>,
  { lines, delivery_charge }: Pick<CartOffersQuery, "lines" | "delivery_charge">,
): CartOffers {
  if (!candidates.length) return noOffers(lines.length)
  const open = candidates.filter(({ closed }) => !closed)
  const delivery_paise = delivery_charge === null ? null : toPaise(delivery_charge)
  const effect = cartEffect(open, pricedLines(lines, categories), delivery_paise)
  const offers = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const adjustments = (shares: Share[]) => shares.map(({ offer_id, paise }) => toAdjustment(offers, offer_id, paise))
  return {
    lines: effect.lines.map(adjustments),
    delivery: adjustments(effect.delivery),
    item_discount: sumRupees(effect.lines.flat()),
    delivery_discount: sumRupees(effect.delivery),
    uses: effect.applied
      .filter(({ paise }) => paise > 0)
      .map(({ offer_id, paise }) => {
        const { code_id } = offers.get(offer_id) as Candidate
        return { offer_id, ...(code_id && { code_id }), amount: toRupees(paise) }
      }),
    shown: explainOffers(candidates, offers, effect),
  }
}

export const pricedLines = (lines: CartOffersQuery["lines"], categories: Record<string, string[]>): PricedLine[] =>
  lines.map(({ product_id, variant_id, price, quantity }) => ({
    product_id,
    variant_id,
    quantity,
    price_paise: toPaise(price),
    category_ids: categories[product_id] ?? [],
  }))

const sumRupees = (shares: Share[]) => toRupees(shares.reduce((sum, { paise }) => sum + paise, 0))

type Offers = Map<string, Candidate>

function toAdjustment(offers: Offers, offer_id: string, paise: number): Adjustment {
  const { name, code } = offers.get(offer_id) as Candidate
  return { offer_id, ...(code && { code }), name, amount: toRupees(paise) }
}

const offerNames = ({ name, name_hi }: Candidate) => ({ name, ...(name_hi && { name_hi }) })

function explainOffers(candidates: Candidate[], offers: Offers, { applied, rejected }: CartEffect): OffersReply {
  const offerLabel = ({ code, name }: Candidate) => code ?? name
  const closed = candidates.flatMap(({ code, closed }) =>
    code && closed ? [{ code, reason: say(OFFER_ERRORS[closed], { offer: code }) }] : [],
  )
  return {
    applied: applied.map(({ offer_id, paise }) => {
      const offer = offers.get(offer_id) as Candidate
      const of_delivery = offer.scope === "delivery"
      return {
        ...offerNames(offer),
        ...(offer.code && { code: offer.code }),
        amount: toRupees(paise),
        ...(of_delivery && { of_delivery }),
      }
    }),
    rejected: [
      ...closed,
      ...rejected.flatMap(({ offer_id, ...rejection }) => {
        const offer = offers.get(offer_id) as Candidate
        if (!offer.code) return []
        const labelById = (id: string) => offerLabel(offers.get(id) as Candidate)
        return [{ code: offer.code, reason: reasonOf(rejection, offer.code, labelById) }]
      }),
    ],
    hints: rejected.flatMap((rejection) => {
      const offer = offers.get(rejection.offer_id) as Candidate
      if (rejection.why !== "min_amount" || offer.code) return []
      const free = offer.scope === "delivery" && offer.kind === "percent" && offer.percent === 100
      return [
        { ...offerNames(offer), missing: toRupees(rejection.missing_paise), ...(free && { free_delivery: true }) },
      ]
    }),
  }
}
