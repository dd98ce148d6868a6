import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { ListBase, useTranslate } from "react-admin"
import { ListRows } from "../components/List"
import { OrderRows } from "../orders/OrderRows"

/** A customer's orders, the newest first, at most one of them open. */
export const CustomerOrders = ({ customer_id }: { customer_id: string }) => (
  <Box component="section" aria-labelledby="their-orders">
    <Typography variant="h2" id="their-orders" sx={{ mb: 1.5 }}>
      {useTranslate()("resources.customers.theirOrders")}
    </Typography>
    <ListBase
      resource="orders"
      disableSyncWithLocation
      storeKey={false}
      perPage={10}
      sort={{ field: "created_at", order: "DESC" }}
      filter={{ customer_id }}
    >
      <ListRows failed="resources.customers.ordersFailed" empty="resources.customers.noOrders">
        <OrderRows />
      </ListRows>
    </ListBase>
  </Box>
)
