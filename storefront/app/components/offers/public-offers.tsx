import type { PublicOffer } from "@haat/offers/contract"
import { useQuery } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { displayName } from "../../lib/shop/display-name.ts"
import { OFFERS } from "./messages.ts"

/** Offers that need no code, for a product or for any; nothing while they load, and where there are none. */
export default function PublicOffers({ product_id = "" }: { product_id?: string }) {
  const { data } = useQuery({
    queryKey: ["offers", product_id],
    queryFn: ({ signal }) =>
      sdk.client.fetch<{ offers: PublicOffer[] }>("/store/offers", { signal, query: product_id ? { product_id } : {} }),
  })
  if (!data?.offers.length) return null
  return (
    <section aria-label={OFFERS.title} className="rounded-md bg-brand-soft px-4 py-3 text-sm">
      <ul className="grid gap-1 font-medium">
        {data.offers
          .map((offer) => ({ offer, ...displayName(offer) }))
          .map(({ offer, name, lang }) => (
            <li key={offer.name} lang={lang} className="wrap-anywhere">
              {name}
            </li>
          ))}
      </ul>
      <p className="mt-1 text-ink-soft">{OFFERS.byItself}</p>
    </section>
  )
}
