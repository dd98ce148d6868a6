import type { OrderDetail as Detail, PlacedOrder } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { useGetOne } from "react-admin"
import { Link } from "react-router-dom"
import { useMay } from "../session/use-may"
import { Address } from "./Address"
import { Delivery } from "./Delivery"
import { Ledger } from "./Ledger"
import { OrderActions } from "./OrderActions"
import { OrderItems } from "./OrderItems"
import { paymentWord } from "./payment-word"

const SHEETS = [
  { page: "slip", label: "Packing slip" },
  { page: "invoice", label: "Invoice" },
]

/** An order of the list, opened: the row is shown at once, freight and ledger follow. A cancelled one is not packed or sent. */
export const OrderDetail = ({ order }: { order: PlacedOrder }) => {
  const may = useMay()
  const cancelled = order.status === "canceled"
  // The list fills react-admin's cache with its rows; `meta` keeps what has more in it apart.
  const { data, error, refetch } = useGetOne<Detail>("orders", { id: order.id, meta: "detail" }, { retry: false })
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <OrderActions order={order} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {SHEETS.filter(({ page }) => !(cancelled && page === "slip")).map(({ page, label }) => (
          <Button
            key={page}
            variant="outlined"
            size="small"
            component={Link}
            to={`/orders/${encodeURIComponent(order.id)}/${page}`}
          >
            {label}
          </Button>
        ))}
        {order.customer_id && may("customers.read") && (
          <Button
            variant="outlined"
            size="small"
            component={Link}
            to={`/customers/${encodeURIComponent(order.customer_id)}`}
          >
            Customer
          </Button>
        )}
      </Box>
      {error && (
        <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
          Something went wrong! Freight and payments could not be fetched
        </Alert>
      )}
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { md: "3fr 2fr" } }}>
        <Part title="Items">
          <OrderItems order={order} freight={data?.freight} />
        </Part>
        <Box sx={{ display: "grid", gap: 2.5, alignContent: "start" }}>
          <Part title="Payment">
            <Box>{order.payment_method}</Box>
            <Box sx={{ color: "text.secondary" }}>{paymentWord(order)}</Box>
            {data?.payments && <Ledger payments={data.payments} />}
          </Part>
          {!cancelled && (
            <Part title="Delivery">
              <Delivery order={order} />
            </Part>
          )}
          <Part title="Shipping address">
            <Address address={order.shipping_address} />
          </Part>
          <Part title="Billing address">
            <Address address={order.billing_address} />
          </Part>
          <Part title="Order id">
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
