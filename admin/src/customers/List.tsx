import CustomersIcon from "@mui/icons-material/PeopleOutlined"
import { ColumnsButton, SortButton } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { ExportButton } from "../components/ExportButton"
import { SearchFilter } from "../components/Filters"
import { List } from "../components/List"
import { CustomerTable } from "./CustomerTable"

const CustomerList = () => (
  <List
    failed="resources.customers.failed"
    empty={<EmptyState icon={<CustomersIcon />} title="resources.customers.none" />}
    actions={
      <>
        <SortButton fields={["created_at", "name", "email"]} />
        <ColumnsButton />
        <ExportButton />
      </>
    }
    filters={<SearchFilter label="resources.customers.search" />}
  >
    <CustomerTable />
  </List>
)

export default CustomerList
