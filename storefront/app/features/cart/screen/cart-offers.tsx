import type { Cart } from "@haat/checkout/contract"
import { CodeForm } from "../../../components/offers/code-form.tsx"
import { DeferredPublicOffers } from "../../../components/offers/deferred-public-offers.tsx"
import { OFFERS } from "../../../components/offers/messages.ts"
import { OfferRows } from "../../../components/offers/offer-rows.tsx"
import { useStored } from "../../../lib/device/stored-value.ts"
import { storedOfferCode } from "../../../lib/shop/offers/stored-offer-code.ts"

/** The offers on the cart and a field for a code. The server alone can apply offers: a guest sees which there are. */
export function CartOffers({ cart, isGuest }: { cart: Cart; isGuest: boolean }) {
  const kept = useStored(storedOfferCode, null)
  return (
    <section aria-label={OFFERS.title} className="mt-4 grid max-w-md gap-3 border-t border-line pt-5 pb-6">
      {isGuest ? (
        <>
          <DeferredPublicOffers />
          <p className="text-sm text-ink-soft">{kept ? OFFERS.kept(kept) : OFFERS.guest}</p>
        </>
      ) : (
        <>
          {cart.offers && <OfferRows offers={cart.offers} />}
          <CodeForm />
        </>
      )}
    </section>
  )
}
