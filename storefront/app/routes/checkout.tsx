import CheckoutFields from "virtual:haat/slots/checkout.fields"
import { type Address, MAX_ADDRESSES } from "@haat/accounts/contract"
import { useQuery } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { PageHead } from "../components/page-head.tsx"
import { AddressForm } from "../features/account/address/address-form.tsx"
import { AddressStep } from "../features/checkout/address-step.tsx"
import { checkoutQuery } from "../features/checkout/checkout-query.ts"
import { CHECKOUT } from "../features/checkout/messages.ts"
import { ORDER_FORMS } from "../features/checkout/order-forms.ts"
import { PayStep } from "../features/checkout/pay-step.tsx"
import { OrderPlaced, PaymentStatus } from "../features/checkout/payment-status.tsx"
import { useWatchedPayment } from "../features/checkout/watched-payment.ts"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { queryClient } from "../lib/backend/query-client.ts"
import { notify } from "../lib/notify.ts"
import { meQuery } from "../lib/person/me-query.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { CODE_FORMS } from "../lib/shop/offers/code-forms.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/checkout"

/** The address that the page's own address names, or else the shopper's usual one; undefined when there are none. */
const pickAddress = (addresses: Address[], params: URLSearchParams) =>
  addresses.find(({ id }) => id === params.get("address")) ??
  addresses.find(({ is_default }) => is_default) ??
  addresses[0]

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
export const action = pageAction({ ...ORDER_FORMS, ...CODE_FORMS }, [CheckoutFields])

const newAddress = (onDone: (id?: string) => void) => (
  <AddressForm next="/checkout" onSaved={(address) => onDone(address.id)} onCancel={() => onDone()} />
)

/** An order paid online is known by its id alone. */
type Placed = { id: string; display_id?: number }

/** First the address, then the payment, then its status. The step is in the address, so that Back and reload work. */
export default function Checkout() {
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const addresses = me?.addresses ?? []
  const [params, setParams] = useSearchParams()
  const picked = pickAddress(addresses, params)
  const pick = (id: string) => setParams({ address: id }, { replace: true, preventScrollReset: true })
  const screen = useRef<HTMLDivElement>(null)
  const [isPlaced, setPlaced] = useState(false)
  const showOrderPlaced = useCallback(
    ({ id, display_id }: Placed) => {
      setPlaced(true)
      notify.success(display_id === undefined ? CHECKOUT.placed : CHECKOUT.placedNumber(display_id), 2_000)
      navigate("/orders", { replace: true, state: { opened: id } })
    },
    [navigate],
  )
  const { outcome, isLoading } = useWatchedPayment(useCallback((id) => showOrderPlaced({ id }), [showOrderPlaced]))
  const isSettling = isPlaced || isLoading || (outcome !== undefined && outcome.state !== "open")
  const isPaying = picked !== undefined && params.get("step") === "pay"
  const view = isSettling ? "payment" : isPaying ? "pay" : "address"
  const lastView = useRef(view)
  useEffect(() => {
    // the button that had the focus has been removed
    if (lastView.current !== view) screen.current?.focus()
    lastView.current = view
  }, [view])

  return (
    <>
      <PageHead title={CHECKOUT.title} description={CHECKOUT.description} noIndex />
      <h1 className="text-3xl font-semibold">{CHECKOUT.title}</h1>
      <div ref={screen} tabIndex={-1} className="outline-none">
        {isPlaced ? (
          // the cart is empty now: no summary is loaded while the next page is loading
          <OrderPlaced />
        ) : isSettling ? (
          <PaymentStatus outcome={outcome}>
            <ButtonLink size="sm" variant="secondary" to="/orders">
              {CHECKOUT.seeOrders}
            </ButtonLink>
          </PaymentStatus>
        ) : isPaying ? (
          <PayStep
            address={picked}
            addresses={addresses}
            backTo={`/checkout?address=${picked.id}`}
            onPlaced={showOrderPlaced}
          />
        ) : (
          <AddressStep
            addresses={addresses}
            picked={picked?.id}
            onPick={pick}
            newAddress={addresses.length < MAX_ADDRESSES ? newAddress : null}
          />
        )}
      </div>
    </>
  )
}
