import type { LedgerRow } from "@haat/medusa-payment-razorpay/contract"
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import useMediaQuery from "@mui/material/useMediaQuery"
import { ListBase, useListContext } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { OrderTabs } from "../orders/OrderTabs"
import { RowsWaiting } from "../products/RowsWaiting"
import { PaymentCards } from "./PaymentCards"
import { type Asked, PaymentFilter } from "./PaymentFilter"
import { PaymentTable } from "./PaymentTable"

const List = () => (
  <ListBase storeKey={false} perPage={25} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <Payments />
  </ListBase>
)

const Payments = () => {
  const { filterValues, setFilters, isFetching, refetch } = useListContext<LedgerRow>()
  const filter = (asked: Asked) =>
    setFilters(Object.fromEntries(Object.entries(asked).filter(([, value]) => value)), undefined, false)
  return (
    <>
      <PageHeading title="Payments" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />} />
      <OrderTabs />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mb: 2 }}>
        <PaymentFilter value={filterValues} onChange={filter} />
      </Box>
      <Rows />
      <Pager />
    </>
  )
}

const Rows = () => {
  const { data, error, isPending, filterValues, refetch } = useListContext<LedgerRow>()
  const wide = useMediaQuery("(min-width: 1100px)", { noSsr: true })
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch payments
      </Alert>
    )
  }
  if (isPending) return <RowsWaiting />
  if (!data.length) {
    const title = filterValues.attention ? "Nothing needs attention" : "No payments found."
    return <EmptyState icon={<PaymentsIcon />} title={title} />
  }
  return wide ? <PaymentTable payments={data} /> : <PaymentCards payments={data} />
}

export default List
