import { useTranslate } from "react-admin"
import { FilterChoice } from "../components/Choice"
import { EmptyProductTexts } from "../components/EmptyState"
import { List } from "../components/List"
import { NewestOrByProduct, ProductFilterChip, ProductTexts } from "../products/ProductTexts"
import { Report } from "./Report"

const OPEN = { resolved: false }

const ReportList = () => (
  <List
    perPage={20}
    filterDefaultValues={OPEN}
    failed="resources.problem-reports.failed"
    empty={<EmptyProductTexts usual={OPEN} />}
    filters={
      <>
        <FilterChoice source="resolved" values={{ open: false, resolved: true, all: undefined }} />
        <NewestOrByProduct label={useTranslate()("resources.problem-reports.order")} />
        <ProductFilterChip />
      </>
    }
  >
    <ProductTexts>
      <Report />
    </ProductTexts>
  </List>
)

export default ReportList
