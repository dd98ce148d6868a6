import { MAX_ADDRESSES } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { AddressForm } from "../features/account/address/address-form.tsx"
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx"
import { CHECKOUT } from "../features/checkout/messages.ts"
import { notify } from "../lib/notify.ts"
import { ensureForPerson, loadForPerson, shoppersOnly } from "../lib/person/load-for-person.ts"
import { meQuery } from "../lib/person/me-query.ts"
import type { Route } from "./+types/checkout"

/** The summary depends on the picked address, so the page loads it itself. */
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, shoppersOnly(request))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ensureForPerson(shoppersOnly(request))

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
