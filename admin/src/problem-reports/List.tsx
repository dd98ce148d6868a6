import { useListContext, useTranslate } from "react-admin"
import { FilterChoice } from "../components/FilterChoice"
import { List } from "../components/List"
import { NothingSaid } from "../components/NothingSaid"
import { ProductFilterChip } from "../components/ProductFilterChip"
import { NewestOrByProduct, SaidOfProducts } from "../components/SaidOfProducts"
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
    <SaidOfProducts>
      <Report />
    </SaidOfProducts>
  </List>
)

const Empty = () => {
  const { resolved, product_id } = useListContext().filterValues
  return <NothingSaid filtered={!!(resolved || product_id)} />
}

export default ReportList
