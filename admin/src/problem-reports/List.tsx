import { useListContext, useTranslate } from "react-admin"
import { EmptyProductTexts } from "../components/EmptyProductTexts"
import { FilterChoice } from "../components/FilterChoice"
import { List } from "../components/List"
import { ProductFilterChip } from "../products/ProductFilterChip"
import { NewestOrByProduct, ProductTexts } from "../products/ProductTexts"
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
