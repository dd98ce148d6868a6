import type { PlacedOrder } from "@haat/back-office/contract"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useState } from "react"
import { ListBase, useListContext } from "react-admin"
import { useLocation } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { ExportButton } from "../components/ExportButton"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { RowsWaiting } from "../products/RowsWaiting"
import { useMay } from "../session/use-may"
import { OrderFilters } from "./OrderFilters"
import { OrderRow } from "./OrderRow"
import { OrderTabs } from "./OrderTabs"

const List = () => (
  // What was searched for is in the address, so that Back finds it; it is not remembered beyond that.
  <ListBase storeKey={false} perPage={25} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <Orders />
  </ListBase>
)

const Orders = () => {
  const may = useMay()
  const { isFetching, refetch } = useListContext<PlacedOrder>()
  return (
    <>
      <PageHeading title="Orders" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />}>
        {may("orders.export") && <ExportButton resource="orders" />}
      </PageHeading>
      <OrderTabs />
      <OrderFilters />
      <Rows />
      <Pager />
    </>
  )
}

const Rows = () => {
  const { data, error, isPending, refetch } = useListContext<PlacedOrder>()
  // Who comes back from an order's slip or invoice finds it open.
  const [openId, setOpenId] = useState<string | undefined>(useLocation().state?.open)
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch orders
      </Alert>
    )
  }
  if (isPending) return <RowsWaiting />
  if (!data.length) return <EmptyState icon={<OrdersIcon />} title="No Order Found till now!" />
  return (
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
  )
}

export default List
