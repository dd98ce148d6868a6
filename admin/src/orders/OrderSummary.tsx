import type { PlacedOrder } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import { useTranslate } from "react-admin"
import { dateTime } from "../components/format"
import { fulfillmentKey, methodKey, paymentKey } from "./payment-key"
import { waitsForState } from "./waits-for-state"

const ORDERS = "resources.orders"

/** Status to display: the parcel's progress is more informative than that the order was placed. */
const statusKey = (order: PlacedOrder) =>
  order.status === "pending" && (order.came_back_at || order.fulfillment_status !== "not_fulfilled")
    ? fulfillmentKey(order)
    : `${ORDERS}.status.${order.status}`

const SOFT = { color: "text.secondary", fontSize: "0.875rem" } as const

/** An order in one row; on a phone in three lines. */
export const OrderSummary = ({ order }: { order: PlacedOrder }) => {
  const translate = useTranslate()
  const cancelled = order.status === "canceled"
  const paid = order.payment_status === "Paid" && !cancelled
  return (
    <Box
      sx={{
        flex: 1,
        mr: 2,
        display: "grid",
        alignItems: "center",
        columnGap: 2,
        rowGap: 0.5,
        fontSize: "0.9375rem",
        gridTemplateColumns: { xs: "1fr auto", md: "56px minmax(0, 1fr) 168px 118px 84px 216px" },
      }}
    >
      <Box sx={{ fontWeight: 700 }}>#{order.display_id}</Box>
      <Box sx={{ fontWeight: 600, overflowWrap: "anywhere", order: { xs: 2, md: 0 } }}>
        {order.customer_name || translate("resources.orders.erased")}
      </Box>
      <Box sx={{ ...SOFT, order: { xs: 3, md: 0 }, gridColumn: { xs: "1 / -1", md: "auto" } }}>
        {dateTime(order.created_at)}
      </Box>
      <Box sx={{ ...SOFT, order: { xs: 2, md: 0 } }}>{translate(methodKey(order))}</Box>
      <Box sx={{ fontWeight: 700, textAlign: "right", fontVariantNumeric: "tabular-nums" }}>{money(order.total)}</Box>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 0.75,
          justifyContent: { md: "flex-end" },
          order: 4,
          gridColumn: { xs: "1 / -1", md: "auto" },
        }}
      >
        <Chip
          size="small"
          label={translate(paymentKey(order))}
          color={paid ? "success" : "default"}
          variant={paid ? "filled" : "outlined"}
        />
        {order.delivery_unknown && (
          <Chip size="small" label={translate(`${ORDERS}.deliveryUnknown`)} color="warning" variant="outlined" />
        )}
        {waitsForState(order) && (
          <Chip size="small" label={translate(`${ORDERS}.stateUnknown`)} color="warning" variant="outlined" />
        )}
        <Chip
          size="small"
          label={translate(statusKey(order))}
          color={cancelled ? "error" : "default"}
          variant="outlined"
        />
      </Box>
    </Box>
  )
}
