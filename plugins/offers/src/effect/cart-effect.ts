import { offerEffect } from "./offer-effect"
import type { CartEffect, OfferRule, PricedLine } from "./rule"

/**
 * Computes what offers take off a cart. One that does not stack is applied first, then those that stack, in order, each
 * to what the former left. Of several that do not stack the one that saves most in all counts, the first of equal ones.
 * @param delivery_paise the delivery charge; null while unknown
 */
export function cartEffect(offers: OfferRule[], lines: PricedLine[], delivery_paise: number | null): CartEffect {
  const stacking = offers.filter(({ stackable }) => stackable)
  const alone = offers.filter(({ stackable }) => !stackable)
  const without = apply(stacking, lines, delivery_paise)
  const tried = alone.map((offer) => ({ offer, effect: apply([offer, ...stacking], lines, delivery_paise) }))
  const applicable = tried.filter(({ offer, effect }) => effect.applied.some(({ offer_id }) => offer_id === offer.id))
  const best = applicable.reduce<(typeof tried)[number] | undefined>(
    (best, one) => (best && savedBy(best.effect) >= savedBy(one.effect) ? best : one),
    undefined,
  )
  const chosen = best?.effect ?? without
  const rejected = tried.flatMap(({ offer, effect }): CartEffect["rejected"] => {
    if (offer === best?.offer) return []
    const rejection = effect.rejected.find(({ offer_id }) => offer_id === offer.id)
    return [rejection ?? { offer_id: offer.id, why: "better", by: best?.offer.id ?? "" }]
  })
  return { ...chosen, rejected: [...chosen.rejected, ...rejected] }
}

const savedBy = ({ applied }: CartEffect) => applied.reduce((sum, { paise }) => sum + paise, 0)

/** All of these, one after the other. */
function apply(offers: OfferRule[], lines: PricedLine[], delivery_paise: number | null): CartEffect {
  const rest = { lines: lines.map(({ price_paise, quantity }) => price_paise * quantity), delivery: delivery_paise }
  const effect: CartEffect = { lines: lines.map(() => []), delivery: [], applied: [], rejected: [] }
  for (const offer of offers) {
    const one = offerEffect(offer, lines, rest)
    const offer_id = offer.id
    if ("rejection" in one) {
      effect.rejected.push({ offer_id, ...one.rejection })
      continue
    }
    for (const [at, paise] of one.lines.entries()) {
      if (!paise) continue
      effect.lines[at].push({ offer_id, paise })
      rest.lines[at] -= paise
    }
    if (one.delivery && rest.delivery !== null) {
      effect.delivery.push({ offer_id, paise: one.delivery })
      rest.delivery -= one.delivery
    }
    effect.applied.push({ offer_id, paise: one.lines.reduce((sum, paise) => sum + paise, one.delivery) })
  }
  return effect
}
