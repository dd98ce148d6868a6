import { MAX_ADDRESSES } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { AddressForm } from "../features/account/address/address-form.tsx"
import { checkoutQuery } from "../features/checkout/checkout-query.ts"
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx"
import { CHECKOUT } from "../features/checkout/messages.ts"
import { ORDER_FORMS } from "../features/checkout/order-forms.ts"
import { pickAddress } from "../features/checkout/pick-address.ts"
import { loadedData, loadQueries, mergeLoaded } from "../lib/backend/load-queries.ts"
import { queryClient } from "../lib/backend/query-client.ts"
import { answerForms } from "../lib/forms/answer-forms.ts"
import { notify } from "../lib/notify.ts"
import { ensureForPerson, loadForPerson, shoppersOnly } from "../lib/person/load-for-person.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { CODE_FORMS } from "../lib/shop/offers/code-forms.ts"
import type { Route } from "./+types/checkout"

/** Loads the summary for the picked address too. Without one the page says why, and lets another address be picked. */
export async function loader({ request }: Route.LoaderArgs) {
  const loaded = await loadForPerson(request, shoppersOnly(request))
  const { addresses = [] } = loadedData(meQuery, loaded) ?? {}
  const address = pickAddress(addresses, new URL(request.url).searchParams)
  if (!address) return { ...loaded, refusal: undefined }
  try {
    const summary = await loadQueries(request, checkoutQuery(address.id))
    return { ...mergeLoaded([loaded, summary]), refusal: undefined }
  } catch (error) {
    if (error instanceof Response) throw error
    const { data, init } = error as { data: { message: string }; init: { status: number } }
    return { ...loaded, refusal: { status: init.status, message: data.message } }
  }
}
/** In the browser the page loads the summary itself; that of an earlier visit was of another cart. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  queryClient().removeQueries({ queryKey: ["checkout"], type: "inactive" })
  return ensureForPerson(shoppersOnly(request))
}
export const action = answerForms({ ...ORDER_FORMS, ...CODE_FORMS })

const newAddress = (onDone: (id?: string) => void) => (
  <AddressForm next="/checkout" onSaved={(address) => onDone(address.id)} onCancel={() => onDone()} />
)

export default function Checkout() {
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const addresses = me?.addresses ?? []

  const celebrate = useCallback(
    ({ id, display_id }: { id: string; display_id?: number }) => {
      notify.success(display_id === undefined ? CHECKOUT.placed : CHECKOUT.placedNumber(display_id), 2_000)
      navigate("/orders", { replace: true, state: { opened: id } })
    },
    [navigate],
  )

  return (
    <>
      <PageHead title={CHECKOUT.title} description={CHECKOUT.description} noIndex />
      <h1 className="text-3xl font-semibold">{CHECKOUT.title}</h1>
      <CheckoutScreen
        addresses={addresses}
        newAddress={addresses.length < MAX_ADDRESSES ? newAddress : null}
        onPlaced={celebrate}
      />
    </>
  )
}
