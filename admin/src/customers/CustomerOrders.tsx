import type { PlacedOrder } from "@haat/back-office/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useGetList } from "react-admin"
import { count } from "../components/format"
import { OrderRow } from "../orders/OrderRow"
import { RowsWaiting } from "../products/RowsWaiting"

const AT_ONCE = 10

/** A customer's orders, the newest first, at most one of them open. */
export const CustomerOrders = ({ customer_id }: { customer_id: string }) => {
  const [perPage, setPerPage] = useState(AT_ONCE)
  const [openId, setOpenId] = useState<string>()
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<PlacedOrder>(
    "orders",
    { pagination: { page: 1, perPage }, sort: { field: "created_at", order: "DESC" }, filter: { customer_id } },
    { retry: false, placeholderData: (previous) => previous },
  )
  return (
    <Box component="section" aria-labelledby="their-orders">
      <Typography variant="h2" id="their-orders" sx={{ mb: 1.5 }}>
        Orders
      </Typography>
      {error ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
          Something went wrong! Unable to fetch orders
        </Alert>
      ) : !data ? (
        <RowsWaiting />
      ) : !data.length ? (
        <Card sx={{ p: 3, color: "text.secondary" }}>No Order Found till now!</Card>
      ) : (
        <Card>
          {data.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              open={order.id === openId}
              onToggle={() => setOpenId(order.id === openId ? undefined : order.id)}
            />
          ))}
        </Card>
      )}
      {data && data.length < total && perPage < 100 && (
        <Button sx={{ mt: 1 }} onClick={() => setPerPage(Math.min(perPage + 30, 100))}>
          Show more of {count(total)}
        </Button>
      )}
    </Box>
  )
}
