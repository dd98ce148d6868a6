import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { RETURN_TERMS } from "./messages.ts"

/** What holds of returns whatever the owner wrote: claims, and what becomes of a coupon's discount. */
export function ReturnTerms() {
  const { claim_days, keeps_discount } = useShopFacts()
  return (
    <>
      <section className="mt-8">
        <h2 className="text-xl font-semibold">{RETURN_TERMS.claims}</h2>
        <p className="mt-2 text-ink-soft">{RETURN_TERMS.claimsText(claim_days)}</p>
      </section>
      <section className="mt-8">
        <h2 className="text-xl font-semibold">{RETURN_TERMS.coupons}</h2>
        <p className="mt-2 text-ink-soft">{keeps_discount ? RETURN_TERMS.keepsDiscount : RETURN_TERMS.losesDiscount}</p>
      </section>
    </>
  )
}
