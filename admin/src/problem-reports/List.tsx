import type { ProblemReportRow } from "@haat/problem-reports/contract"
import Box from "@mui/material/Box"
import { ListBase, useListContext } from "react-admin"
import { Choice } from "../components/Choice"
import { EmptyState } from "../components/EmptyState"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { ProductFilterChip } from "../components/ProductFilterChip"
import { NewestOrByProduct, SaidOfProducts } from "../components/SaidOfProducts"
import { MESSAGES } from "./messages"
import { Report } from "./Report"

const List = () => (
  <ListBase
    storeKey={false}
    perPage={20}
    sort={{ field: "created_at", order: "DESC" }}
    filterDefaultValues={{ resolved: false }}
    queryOptions={{ retry: false }}
  >
    <Reports />
  </ListBase>
)

const Reports = () => {
  const { filterValues, setFilters, isFetching, refetch } = useListContext<ProblemReportRow>()
  const { resolved, ...rest } = filterValues
  return (
    <>
      <PageHeading title="Problem Reports" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2, alignItems: "center" }}>
        <Choice
          label="Which reports"
          value={resolved === undefined ? "all" : resolved ? "resolved" : "open"}
          options={{ open: "Open", resolved: "Resolved", all: "All" }}
          onChoose={(which) =>
            setFilters(which === "all" ? rest : { ...rest, resolved: which === "resolved" }, undefined, false)
          }
        />
        <NewestOrByProduct label="Order of the reports" />
        <ProductFilterChip />
      </Box>
      <Content />
      <Pager />
    </>
  )
}

const Content = () => {
  const { filterValues } = useListContext<ProblemReportRow>()
  const filtered = filterValues.resolved || filterValues.product_id
  return (
    <SaidOfProducts<ProblemReportRow>
      failed={MESSAGES.failed}
      empty={
        filtered ? (
          <EmptyState title={MESSAGES.noMatch} />
        ) : (
          <EmptyState title={MESSAGES.none} text={MESSAGES.noneText} />
        )
      }
    >
      {(report, named) => <Report key={report.id} report={report} withProduct={named} />}
    </SaidOfProducts>
  )
}

export default List
