import { useListContext, useTranslate } from "react-admin"
import { FilterChoice } from "../components/Choice"
import { EmptyProductTexts } from "../components/EmptyState"
import { List } from "../components/List"
import { NewestOrByProduct, ProductFilterChip, ProductTexts } from "../products/ProductTexts"
import { Report } from "./Report"

const ReportList = () => (
  <List
    perPage={20}
    filterDefaultValues={{ resolved: false }}
    failed="resources.problem-reports.failed"
    empty={<Empty />}
    filters={
      <>
        <FilterChoice source="resolved" yes="resolved" no="open" order={["open", "resolved", "all"]} />
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

const Empty = () => {
  const { resolved, product_id } = useListContext().filterValues
  return <EmptyProductTexts filtered={!!(resolved || product_id)} />
}

export default ReportList
