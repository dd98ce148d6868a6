import type { PlacedOrder } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { Tag } from "../components/fields"
import { dateTime } from "../components/format"
import { needsStateChoice } from "./steps"

const ORDERS = "resources.orders"

/** Status to display: the parcel's progress is more informative than that the order was placed. */
const statusKey = (order: PlacedOrder) =>
  order.status === "pending" && (order.came_back_at || order.fulfillment_status !== "not_fulfilled")
    ? fulfillmentKey(order)
    : `${ORDERS}.status.${order.status}`

const SOFT = { color: "text.secondary", fontSize: "0.875rem" } as const
const WHOLE_LINE = { gridColumn: { xs: "1 / -1", md: "auto" } } as const

export const OrderSummary = ({ order }: { order: PlacedOrder }) => {
  const translate = useTranslate()
  const cancelled = order.status === "canceled"
  const paid = order.payment_status === "Paid" && !cancelled
  const warnings = [
    order.delivery_unknown && `${ORDERS}.deliveryUnknown`,
    needsStateChoice(order) && `${ORDERS}.stateUnknown`,
  ].filter((key) => typeof key === "string")
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
        {order.customer_name || translate(`${ORDERS}.erased`)}
      </Box>
      <Box sx={{ ...SOFT, ...WHOLE_LINE, order: { xs: 3, md: 0 } }}>{dateTime(order.created_at)}</Box>
      <Box sx={{ ...SOFT, order: { xs: 2, md: 0 } }}>{translate(methodKey(order))}</Box>
      <Box sx={{ fontWeight: 700, textAlign: "right", fontVariantNumeric: "tabular-nums" }}>{money(order.total)}</Box>
      <Box
        sx={{
          ...WHOLE_LINE,
          display: "flex",
          flexWrap: "wrap",
          gap: 0.75,
          justifyContent: { md: "flex-end" },
          order: 4,
        }}
      >
        <Tag
          label={translate(paymentKey(order))}
          color={paid ? "success" : "default"}
          variant={paid ? "filled" : "outlined"}
        />
        {warnings.map((key) => (
          <Tag key={key} label={translate(key)} color="warning" variant="outlined" />
        ))}
        <Tag label={translate(statusKey(order))} color={cancelled ? "error" : "default"} variant="outlined" />
      </Box>
    </Box>
  )
}

/** The message key for how an order is paid or, once it is cancelled, for its refund. */
export const paymentKey = ({ status, payment_status }: Pick<PlacedOrder, "status" | "payment_status">) =>
  `resources.orders.${status === "canceled" ? "paidOfCancelled" : "paid"}.${payment_status}` as const

/** The key of the words for how far an order is: of one whose parcel came back undelivered, that. */
export const fulfillmentKey = ({
  fulfillment_status,
  came_back_at,
}: Pick<PlacedOrder, "fulfillment_status" | "came_back_at">) =>
  `resources.orders.fulfillment.${came_back_at ? "came_back" : fulfillment_status}` as const

/** The key of what the way of paying is called. */
export const methodKey = ({ payment_method }: Pick<PlacedOrder, "payment_method">) =>
  `resources.orders.methods.${payment_method === "Cash On Delivery" ? "cod" : "online"}` as const
