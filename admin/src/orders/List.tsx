import type { PlacedOrder } from "@haat/back-office/contract"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useState } from "react"
import { ListBase, useListContext } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { SearchBox } from "../components/SearchBox"
import { RowsWaiting } from "../products/RowsWaiting"
import { OrderRow } from "./OrderRow"
import { OrderTabs } from "./OrderTabs"
import { StatusSelect } from "./StatusSelect"

const List = () => (
  // What was searched for is in the address, so that Back finds it; it is not remembered beyond that.
  <ListBase storeKey={false} perPage={25} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <Orders />
  </ListBase>
)

const Orders = () => {
  const { filterValues, setFilters, isFetching, refetch } = useListContext<PlacedOrder>()
  const filter = (change: { q?: string; status?: string }) => {
    const merged = Object.entries({ ...filterValues, ...change }).filter(([, value]) => value)
    setFilters(Object.fromEntries(merged), undefined, false)
  }
  return (
    <>
      <PageHeading title="Orders" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />} />
      <OrderTabs />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: "1 1 240px", maxWidth: 480 }}>
          <SearchBox label="Search by number or name" value={filterValues.q ?? ""} onSearch={(q) => filter({ q })} />
        </Box>
        <StatusSelect value={filterValues.status ?? ""} onChange={(status) => filter({ status })} />
      </Box>
      <Rows />
      <Pager />
    </>
  )
}

const Rows = () => {
  const { data, error, isPending, refetch } = useListContext<PlacedOrder>()
  const [openId, setOpenId] = useState<string>()
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
