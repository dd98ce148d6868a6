import { ColumnsButton, SortButton } from "react-admin"
import { ExportButton } from "../components/ExportButton"
import { ResourceList } from "../components/ResourceList"
import { CustomerTable } from "./CustomerTable"

const CustomerList = () => (
  <ResourceList
    actions={
      <>
        <SortButton fields={["created_at", "name", "email"]} />
        <ColumnsButton />
        <ExportButton />
      </>
    }
  >
    <CustomerTable />
  </ResourceList>
)

export default CustomerList
