import { type Order, PiecesToCancel } from "@haat/checkout/contract"
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "react-router-dom"
import type { LinkedDialog } from "../components/dialog-link.tsx"
import { PageHead } from "../components/page-head.tsx"
import CancelDialog from "../features/orders/cancel-dialog.tsx"
import { cancelPath, hasCancellablePieces, parsePieces } from "../features/orders/cancel-order.ts"
import CancelPiecesDialog from "../features/orders/cancel-pieces-dialog.tsx"
import { ORDERS } from "../features/orders/messages.ts"
import { refundSentence } from "../features/orders/order-refunds.tsx"
import { loadInBrowser, loadOnServer, type PageArgs } from "../lib/backend/load-page.ts"
import { sdk } from "../lib/backend/sdk.ts"
import { requireShopper } from "../lib/person/require-shopper.ts"
import { sessionHeaders } from "../lib/person/session.ts"
import { pageAction } from "../slots/page-action.ts"
import type { Route } from "./+types/cancel-order"

const apiPath = (order_id = "") => `/store/my-orders/${encodeURIComponent(order_id)}`

/**
 * Makes the query of one order, also of a cancelled one, which lists omit.
 * @throws FetchError 404 when it is not the shopper's
 */
const orderQuery = (order_id: string) =>
  queryOptions({
    queryKey: ["order", order_id],
    queryFn: ({ client, signal }) =>
      sdk.client.fetch<{ order: Order }>(apiPath(order_id), { signal, headers: sessionHeaders(client) }),
  })

const queries = async (page: PageArgs<Route.LoaderArgs["params"]>) => {
  await requireShopper(page)
  return { critical: [orderQuery(page.params.order_id)] }
}
export const loader = loadOnServer(queries)
export const clientLoader = loadInBrowser(queries)

export const action = pageAction({
  cancel: async ({ params, call }) => {
    const { order } = await call<{ order: Order }>(`${apiPath(params.order_id)}/cancel`)
    return cancelPath(order)
  },
  "cancel-pieces": async ({ values, params, call }) => {
    const body = PiecesToCancel.parse({
      request_id: values.request_id,
      expected_total: Number(values.expected_total),
      lines: parsePieces(values).map(([line_id, quantity]) => ({ line_id, quantity })),
    })
    const { order } = await call<{ order: Order }>(`${apiPath(params.order_id)}/cancelled-pieces`, { body })
    return order.status === "canceled" ? cancelPath(order) : `/orders/${order.id}`
  },
})

/** Cancels an order or pieces of it, and says afterwards that it is cancelled. */
export default function CancelOrder({ params }: Route.ComponentProps) {
  const { order } = useSuspenseQuery(orderQuery(params.order_id)).data
  const navigate = useNavigate()
  const leave = () => navigate("/orders")
  const dialog: LinkedDialog = { open: true, layout: "page", onClose: leave }
  const title = ORDERS.orderNumber(order.display_id)
  return (
    <>
      <PageHead title={title} description={ORDERS.cancelDescription} noIndex />
      <h1 className="text-3xl font-semibold">{title}</h1>
      {order.status === "canceled" && (
        <div role="status" className="mt-6 space-y-2">
          <p className="font-medium text-good">{ORDERS.cancelDone(order.display_id)}</p>
          {order.refunds?.map((refund) => (
            <p key={refund.id}>{refundSentence(refund)}</p>
          ))}
        </div>
      )}
      {order.cancellable && <CancelDialog order={order} onCancel={leave} {...dialog} />}
      {order.cancellable && hasCancellablePieces(order) && (
        <div id="pieces">
          <CancelPiecesDialog order={order} {...dialog} />
        </div>
      )}
      {!order.cancellable && order.status !== "canceled" && <p className="mt-6">{ORDERS.notCancellable}</p>}
    </>
  )
}
