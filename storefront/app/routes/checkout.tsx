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
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { queryClient } from "../lib/backend/query-client.ts"
import { formAction } from "../lib/forms/form-action.ts"
import { notify } from "../lib/notify.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { CODE_FORMS } from "../lib/shop/offers/code-forms.ts"
import type { Route } from "./+types/checkout"

/** Why there is no summary for the picked address. */
type Rejection = { status: number; message: string }

/** Loads the summary for the picked address too. Without one the page says why, and lets another address be picked. */
export async function loader(args: Route.LoaderArgs) {
  let rejection: Rejection | undefined
  const load = loadOnServer(async (page: PageArgs) => {
    await requireShopper(page)
    const { addresses = [] } = (await page.ensureQueryData(meQuery)) ?? {}
    const address = pickAddress(addresses, page.url.searchParams)
    if (address)
      await page.ensureQueryData(checkoutQuery(address.id)).catch((error) => {
        if (error.init.status === 401) throw error
        rejection = { status: error.init.status, message: error.data.message }
      })
    return {}
  })
  return { ...(await load(args)).data, rejection }
}

const load = loadInBrowser(requireShopper)
/** In the browser the page loads the summary itself; that of an earlier visit was of another cart. */
export const clientLoader = (args: Route.ClientLoaderArgs) => {
  queryClient().removeQueries({ queryKey: ["checkout"], type: "inactive" })
  return load(args)
}
export const action = formAction({ ...ORDER_FORMS, ...CODE_FORMS })

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
