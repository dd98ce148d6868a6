import { OrderSide } from "virtual:slots"
import type { PlacedOrder } from "@haat/checkout/contract"
import { PAPER_SIZES } from "@haat/gst/contract"
import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import type { OrderDetail as Detail } from "@haat/read-model/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { CanAccess, Form, SaveButton, useGetOne, useLocale, useTranslate, WithRecord } from "react-admin"
import { Accordions } from "../components/Accordions"
import { LinkButton, MailLink } from "../components/links"
import { Notice, RetryNotice } from "../components/Notice"
import { StateInput } from "../components/StateInput"
import { useAction } from "../components/use-action"
import { API } from "../http-client"
import { OpenClaim } from "../returns/OpenClaim"
import { Address } from "./Address"
import { CancelItems } from "./CancelItems"
import { Delivery } from "./Delivery"
import { OrderActions } from "./OrderActions"
import { OrderItems } from "./OrderItems"
import { OrderPayments } from "./OrderPayments"
import { methodKey, OrderSummary, paymentKey } from "./OrderSummary"
import { needsStateChoice, useMoveOrder } from "./steps"

const ORDERS = "resources.orders"

type Props = {
  order: PlacedOrder
  /** True on the order's own screen; elsewhere a button links to it. */
  isOwnScreen?: boolean
}

/** Details of an order: shows the list's row at once, then fetches freight and payments. */
export const OrderDetail = ({ order, isOwnScreen }: Props) => {
  const translate = useTranslate()
  const cancelled = order.status === "canceled"
  // `meta` separates the full record from the list's rows in the cache.
  const { data, error, refetch } = useGetOne<Detail>("orders", { id: order.id, meta: { detail: true } })
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <OrderActions order={order} parcels={data?.parcels} warehouses={data?.warehouses} />
      <OrderLinks order={order} isOwnScreen={isOwnScreen} />
      {error && <RetryNotice text={`${ORDERS}.detailFailed`} onRetry={refetch} />}
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "3fr 2fr" } }}>
        <Part title="items">
          <OrderItems order={order} freight={data?.freight} />
          <CancelItems order={order} />
        </Part>
        <Box sx={{ display: "grid", gap: 2.5, alignContent: "start" }}>
          <Part title="payment">
            <Box>{translate(methodKey(order))}</Box>
            <Box sx={{ color: "text.secondary" }}>{translate(paymentKey(order))}</Box>
            {order.credit > 0 && <Box>{translate(`${ORDERS}.creditSpent`, { amount: money(order.credit) })}</Box>}
            {order.refunded > 0 && <Box>{translate(`${ORDERS}.refunds.sum`, { amount: money(order.refunded) })}</Box>}
            {data && <OrderPayments order={data} />}
          </Part>
          {!cancelled && (
            <Part title="delivery">
              <Delivery order={order} parcels={data?.parcels} />
            </Part>
          )}
          <Part title="shipTo">
            <Address address={order.shipping_address} />
            {needsStateChoice(order) && <StateChoice order={order} />}
          </Part>
          <Part title="billTo">
            <Address address={order.billing_address} />
          </Part>
          <Part title="id">
            <Box sx={{ color: "text.secondary", overflowWrap: "anywhere", fontSize: "0.875rem" }}>{order.id}</Box>
            {order.email && <MailLink email={order.email} />}
          </Part>
          <OrderSide order={order} />
        </Box>
      </Box>
    </Box>
  )
}

const OrderLinks = ({ order, isOwnScreen }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const { status, documents, customer_id, email, fulfillment_status } = order
  const screen = `/orders/${encodeURIComponent(order.id)}`
  const numbers = { number: documents.map(({ number }) => number).join(", ") }
  const look = { variant: "outlined", size: "small" } as const
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {!isOwnScreen && <LinkButton {...look} label={`${ORDERS}.ownScreen`} to={`${screen}/show`} />}
      {status !== "canceled" && (
        <LinkButton {...look} label={`${ORDERS}.slip`} to={`${screen}/slip`} state={{ fromShow: isOwnScreen }} />
      )}
      {documents.length > 0 &&
        PAPER_SIZES.map((paper) => (
          <LinkButton
            key={paper}
            {...look}
            target="_blank"
            href={`${API}${screen}/invoice?locale=${locale}&paper=${paper}`}
            label={translate(`${ORDERS}.${paper === "a4" ? "invoice" : "invoiceOnRoll"}`, numbers)}
          />
        ))}
      {customer_id && fulfillment_status === "delivered" && <OpenClaim order={order} />}
      {/* orders of erased accounts have no email and no customer */}
      {customer_id && email && (
        <CanAccess resource="customers" action="show">
          <LinkButton {...look} label={`${ORDERS}.customer`} to={`/customers/${encodeURIComponent(customer_id)}`} />
        </CanAccess>
      )}
    </Box>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography component="h3" variant="overline" sx={{ color: "text.secondary" }}>
      {useTranslate()(`${ORDERS}.parts.${title}`)}
    </Typography>
    {children}
  </Box>
)

export const OrderRows = ({ initiallyOpenId }: { initiallyOpenId?: string }) => (
  <Accordions
    initiallyOpenId={initiallyOpenId}
    summary={<WithRecord<PlacedOrder> render={(order) => <OrderSummary order={order} />} />}
    detail={<WithRecord<PlacedOrder> render={(order) => <OrderDetail order={order} />} />}
  />
)

/** Asks for the state of an address that names no known state, as tax depends on it. */
export const StateChoice = ({ order }: { order: PlacedOrder }) => {
  const moveOrder = useMoveOrder()
  const { run, isBusy, failure } = useAction((body: object) => moveOrder(order.id, { path: "delivery-state", body }), {
    done: () => undefined,
    showsErrorInline: true,
  })
  return (
    <Box sx={{ display: "grid", gap: 1, mt: 1 }}>
      <Notice severity="warning" text={`${ORDERS}.stateUnknownText`} />
      {failure && <Notice severity="error" text={failure} />}
      <CanAccess resource="orders" action="edit">
        <Form onSubmit={run} record={{}}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
            <StateInput label={`${ORDERS}.chooseState`} choices={STATES_OF_ADDRESSES} isRequired fullWidth={false} />
            <SaveButton variant="outlined" label={`${ORDERS}.steps.chooseState.yes`} disabled={isBusy} />
          </Box>
        </Form>
      </CanAccess>
    </Box>
  )
}
