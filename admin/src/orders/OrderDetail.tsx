import type { PlacedOrder } from "@haat/checkout/contract"
import { PAPER_SIZES } from "@haat/gst/contract"
import type { OrderDetail as Detail } from "@haat/read-model/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { CanAccess, useGetOne, useLocale, useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { Failed } from "../components/Failed"
import { API } from "../http-client"
import { OpenClaim } from "../returns/OpenClaim"
import { Address } from "./Address"
import { CancelItems } from "./CancelItems"
import { Delivery } from "./Delivery"
import { Ledger } from "./Ledger"
import { OrderActions } from "./OrderActions"
import { OrderItems } from "./OrderItems"
import { methodKey, paymentKey } from "./payment-key"
import { Refunds } from "./Refunds"
import { StateChoice } from "./StateChoice"
import { waitsForState } from "./waits-for-state"

/** An order of the list, opened: the row is shown at once, freight and ledger follow. A cancelled one is not packed or sent. */
export const OrderDetail = ({ order }: { order: PlacedOrder }) => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.orders.${key}`)
  const locale = useLocale()
  const cancelled = order.status === "canceled"
  // The list fills react-admin's cache with its rows; `meta` keeps what has more in it apart.
  const { data, error, refetch } = useGetOne<Detail>("orders", { id: order.id, meta: { detail: true } })
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <OrderActions order={order} parcels={data?.parcels} warehouses={data?.warehouses} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {!cancelled && (
          <Button variant="outlined" size="small" component={Link} to={`/orders/${encodeURIComponent(order.id)}/slip`}>
            {t("slip")}
          </Button>
        )}
        {order.documents.length > 0 &&
          PAPER_SIZES.map((paper) => (
            <Button
              key={paper}
              variant="outlined"
              size="small"
              target="_blank"
              href={`${API}/orders/${encodeURIComponent(order.id)}/invoice?locale=${locale}&paper=${paper}`}
            >
              {translate(`resources.orders.${paper === "a4" ? "invoice" : "invoiceOnRoll"}`, {
                number: order.documents.map(({ number }) => number).join(", "),
              })}
            </Button>
          ))}
        {order.customer_id && order.fulfillment_status === "delivered" && <OpenClaim order={order} />}
        {/* an order of an erased account has no address, and its customer is gone */}
        {order.customer_id && order.email && (
          <CanAccess resource="customers" action="show">
            <Button
              variant="outlined"
              size="small"
              component={Link}
              to={`/customers/${encodeURIComponent(order.customer_id)}`}
            >
              {t("customer")}
            </Button>
          </CanAccess>
        )}
      </Box>
      {error && <Failed text="resources.orders.detailFailed" onRetry={refetch} />}
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "3fr 2fr" } }}>
        <Part title={t("parts.items")}>
          <OrderItems order={order} freight={data?.freight} />
          <CancelItems order={order} />
        </Part>
        <Box sx={{ display: "grid", gap: 2.5, alignContent: "start" }}>
          <Part title={t("parts.payment")}>
            <Box>{translate(methodKey(order))}</Box>
            <Box sx={{ color: "text.secondary" }}>{translate(paymentKey(order))}</Box>
            {order.credit > 0 && (
              <Box>{translate("resources.orders.creditSpent", { amount: money(order.credit) })}</Box>
            )}
            {order.refunded > 0 && (
              <Box>{translate("resources.orders.refunds.sum", { amount: money(order.refunded) })}</Box>
            )}
            {data?.payments && <Ledger payments={data.payments} />}
            {data && <Refunds order={data} />}
          </Part>
          {!cancelled && (
            <Part title={t("parts.delivery")}>
              <Delivery order={order} parcels={data?.parcels} />
            </Part>
          )}
          <Part title={t("parts.shipTo")}>
            <Address address={order.shipping_address} />
            {waitsForState(order) && <StateChoice order={order} />}
          </Part>
          <Part title={t("parts.billTo")}>
            <Address address={order.billing_address} />
          </Part>
          <Part title={t("parts.id")}>
            <Box sx={{ color: "text.secondary", overflowWrap: "anywhere", fontSize: "0.875rem" }}>{order.id}</Box>
            {order.email && (
              <MuiLink href={`mailto:${order.email}`} sx={{ overflowWrap: "anywhere", fontSize: "0.875rem" }}>
                {order.email}
              </MuiLink>
            )}
          </Part>
        </Box>
      </Box>
    </Box>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography component="h3" variant="overline" sx={{ color: "text.secondary" }}>
      {title}
    </Typography>
    {children}
  </Box>
)
