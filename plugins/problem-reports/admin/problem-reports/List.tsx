import { useTranslate } from "react-admin"
import { FilterChoice } from "../components/Choice"
import { EmptyRecords } from "../components/EmptyState"
import { List } from "../components/List"
import { ProductFilterChip, ProductSortChoice, RecordsByProduct } from "../products/RecordsByProduct"
import { Report } from "./Report"

const OPEN = { resolved: false }

const ReportList = () => (
  <List
    perPage={20}
    filterDefaultValues={OPEN}
    failed="resources.problem-reports.failed"
    empty={<EmptyRecords defaultFilters={OPEN} />}
    filters={
      <>
        <FilterChoice source="resolved" values={{ open: false, resolved: true, all: undefined }} />
        <ProductSortChoice label={useTranslate()("resources.problem-reports.order")} />
        <ProductFilterChip />
      </>
    }
  >
    <RecordsByProduct>
      <Report />
    </RecordsByProduct>
  </List>
)

export default ReportList
