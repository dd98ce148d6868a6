import { MAX_ADDRESSES, type Person } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { useNavigate } from "react-router-dom"
import { PageHead } from "../components/page-head.tsx"
import { AddressForm } from "../features/account/address-form.tsx"
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx"
import { CHECKOUT } from "../features/checkout/messages.ts"
import { ensureForPerson, loadForPerson, requireShopper } from "../lib/load-for-person.ts"
import { meQuery } from "../lib/me-query.ts"
import { notify } from "../lib/notify.ts"
import type { Route } from "./+types/checkout"

/** The summary depends on the address picked, so the page asks for it itself. */
const forShoppers = (request: Request) => (person: Person | null) => {
  requireShopper(person, request)
  return []
}
export const loader = ({ request }: Route.LoaderArgs) => loadForPerson(request, forShoppers(request))
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ensureForPerson(forShoppers(request))

const newAddress = (onDone: (id?: string) => void) => (
  <AddressForm onSaved={(address) => onDone(address.id)} onCancel={() => onDone()} />
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
