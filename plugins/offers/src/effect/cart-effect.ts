import { offerEffect } from "./offer-effect"
import type { CartEffect, OfferRule, PricedLine } from "./rule"

/**
 * Computes the discounts of offers on a cart. At most one non-stacking offer applies, before the stacking ones, each to
 * the rest of the former. Of several non-stacking offers, the one with the highest total saving is chosen, then the
 * first.
 * @param delivery_paise the delivery charge; null while unknown
 */
export function cartEffect(offers: OfferRule[], lines: PricedLine[], delivery_paise: number | null): CartEffect {
  const stacking = offers.filter(({ stackable }) => stackable)
  const nonStacking = offers.filter(({ stackable }) => !stackable)
  const stackingOnly = applyOffers(stacking, lines, delivery_paise)
  const tried = nonStacking.map((offer) => ({
    offer,
    effect: applyOffers([offer, ...stacking], lines, delivery_paise),
  }))
  const applicable = tried.filter(({ offer, effect }) => effect.applied.some(({ offer_id }) => offer_id === offer.id))
  const best = applicable.reduce<(typeof tried)[number] | undefined>(
    (best, next) => (best && totalSaving(best.effect) >= totalSaving(next.effect) ? best : next),
    undefined,
  )
  const chosen = best?.effect ?? stackingOnly
  const rejected = tried.flatMap(({ offer, effect }): CartEffect["rejected"] => {
    if (offer === best?.offer) return []
    const rejection = effect.rejected.find(({ offer_id }) => offer_id === offer.id)
    return [rejection ?? { offer_id: offer.id, why: "better", by: best?.offer.id ?? "" }]
  })
  return { ...chosen, rejected: [...chosen.rejected, ...rejected] }
}

const totalSaving = ({ applied }: CartEffect) => applied.reduce((sum, { paise }) => sum + paise, 0)

/** Applies offers one after the other, each to the rest of the former. */
function applyOffers(offers: OfferRule[], lines: PricedLine[], delivery_paise: number | null): CartEffect {
  const rest = { lines: lines.map(({ price_paise, quantity }) => price_paise * quantity), delivery: delivery_paise }
  const effect: CartEffect = { lines: lines.map(() => []), delivery: [], applied: [], rejected: [] }
  for (const offer of offers) {
    const result = offerEffect(offer, lines, rest)
    const offer_id = offer.id
    if ("rejection" in result) {
      effect.rejected.push({ offer_id, ...result.rejection })
      continue
    }
    for (const [at, paise] of result.lines.entries()) {
      if (!paise) continue
      effect.lines[at].push({ offer_id, paise })
      rest.lines[at] -= paise
    }
    if (result.delivery && rest.delivery !== null) {
      effect.delivery.push({ offer_id, paise: result.delivery })
      rest.delivery -= result.delivery
    }
    effect.applied.push({ offer_id, paise: result.lines.reduce((sum, paise) => sum + paise, result.delivery) })
  }
  return effect
}
