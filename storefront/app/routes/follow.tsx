import type { FollowedOrder } from "@haat/freight/contract"
import { useSuspenseQuery } from "@tanstack/react-query"
import { PackageX } from "lucide-react"
import { useRouteError } from "react-router-dom"
import { ButtonLink } from "../components/button.tsx"
import { EmptyState } from "../components/empty-state.tsx"
import { ErrorScreen, readError } from "../components/error-screen.tsx"
import { PageHead } from "../components/page-head.tsx"
import { ORDERS } from "../features/orders/messages.ts"
import { OrderParcels } from "../features/orders/order-parcels.tsx"
import { OrderSteps } from "../features/orders/order-steps.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { readQuery } from "../lib/backend/read-query.ts"
import { formatDeliveryDays } from "../lib/format/delivery-days.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/follow"

/** Makes the query of an order by the token of a mail's link, also for guests. */
const followQuery = (token: string) =>
  readQuery(
    ["followed order", token],
    `/store/followed-orders/${encodeURIComponent(token)}`,
    ({ order }: { order: FollowedOrder }) => order,
    {},
  )

const queries = ({ params }: PageArgs<Route.LoaderArgs["params"]>) => ({ critical: [followQuery(params.token)] })
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

/** No cache keeps it, and no search engine lists it. */
export const headers = () => ({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" })

export const action = pageAction()

/** Shows where an order is, by the link of a mail. */
export default function Follow({ params }: Route.ComponentProps) {
  const { data: order } = useSuspenseQuery(followQuery(params.token))
  const { status, parcels, estimated_delivery_days } = order
  const waits = status !== "canceled" && !parcels.length && estimated_delivery_days !== "N/A"
  return (
    <div className="mx-auto max-w-2xl">
      <Head />
      <h1 className="text-3xl font-semibold">{ORDERS.orderNumber(order.display_id)}</h1>
      <div className="mt-6 grid gap-6 rounded-lg border border-line bg-surface p-4 text-sm sm:grid-cols-2 sm:p-5">
        <OrderSteps order={order} />
        {waits && <p className="sm:col-span-2">{ORDERS.expectedIn(formatDeliveryDays(estimated_delivery_days))}</p>}
        <OrderParcels parcels={parcels} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">{ORDERS.followPrivacy}</p>
    </div>
  )
}

const Head = () => (
  <>
    <PageHead title={ORDERS.followTitle} description={ORDERS.followDescription} noIndex />
    {/* the address of this page contains a secret */}
    <meta name="referrer" content="no-referrer" />
  </>
)

/** Explains an unknown or expired link, and links to the orders instead. */
export function ErrorBoundary() {
  const { status, message } = readError(useRouteError())
  if (status !== 404 && status !== 410) return <ErrorScreen />
  return (
    <>
      <Head />
      <EmptyState
        icon={PackageX}
        as="h1"
        title={ORDERS.linkOfNoUse}
        action={<ButtonLink to="/orders">{ORDERS.yours}</ButtonLink>}
      >
        <p>{message}</p>
      </EmptyState>
    </>
  )
}
