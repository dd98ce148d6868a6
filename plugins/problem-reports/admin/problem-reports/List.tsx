import {
  EmptyRecords,
  FilterChoice,
  List,
  ProductFilterChip,
  ProductSortChoice,
  RecordsByProduct,
} from "@haat/sdk/admin"
import { useTranslate } from "react-admin"
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
