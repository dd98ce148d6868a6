import type { CustomerRow } from "@haat/back-office/contract"
import CustomersIcon from "@mui/icons-material/PeopleOutlined"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { ListBase, useListContext } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { ExportButton } from "../components/ExportButton"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { SearchBox } from "../components/SearchBox"
import { RowsWaiting } from "../products/RowsWaiting"
import { useMay } from "../session/use-may"
import { CustomerTable } from "./CustomerTable"
import { SortSelect } from "./SortSelect"

const List = () => (
  <ListBase storeKey={false} perPage={25} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <Customers />
  </ListBase>
)

const Customers = () => {
  const may = useMay()
  const { filterValues, setFilters, isFetching, refetch } = useListContext<CustomerRow>()
  return (
    <>
      <PageHeading title="Customers" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />}>
        {may("customers.export") && <ExportButton resource="customers" />}
      </PageHeading>
      <Box role="search" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: "1 1 240px", maxWidth: 480 }}>
          <SearchBox
            label="Search by name, email or phone"
            value={filterValues.q ?? ""}
            onSearch={(q) => setFilters(q ? { q } : {}, undefined, false)}
          />
        </Box>
        <SortSelect />
      </Box>
      <Rows />
      <Pager />
    </>
  )
}

const Rows = () => {
  const { data, error, isPending, refetch } = useListContext<CustomerRow>()
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        Something went wrong! Unable to fetch customers
      </Alert>
    )
  if (isPending) return <RowsWaiting />
  if (!data.length) return <EmptyState icon={<CustomersIcon />} title="No customers found." />
  return <CustomerTable customers={data} />
}

export default List
