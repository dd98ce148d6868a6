import type { ProblemReportRow } from "@haat/problem-reports/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { ListBase, useListContext } from "react-admin"
import { Choice } from "../components/Choice"
import { EmptyState } from "../components/EmptyState"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { ProductFilterChip } from "../components/ProductFilterChip"
import { ProductGroups, Rows } from "../components/ProductGroups"
import { Waiting } from "../layout/Waiting"
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
  const { filterValues, setFilters, sort, setSort, isFetching, refetch } = useListContext<ProblemReportRow>()
  const grouped = sort.field === "product_name"
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
        <Choice
          label="Order of the reports"
          value={grouped ? "product" : "newest"}
          options={{ newest: "Newest", product: "By product" }}
          onChoose={(order) =>
            setSort(
              order === "product" ? { field: "product_name", order: "ASC" } : { field: "created_at", order: "DESC" },
            )
          }
        />
        <ProductFilterChip />
      </Box>
      <Content grouped={grouped} />
      <Pager />
    </>
  )
}

const Content = ({ grouped }: { grouped: boolean }) => {
  const { data, error, isPending, filterValues, refetch } = useListContext<ProblemReportRow>()
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {MESSAGES.failed}
      </Alert>
    )
  }
  if (isPending) return <Waiting />
  if (!data.length) {
    return filterValues.resolved || filterValues.product_id ? (
      <EmptyState title={MESSAGES.noMatch} />
    ) : (
      <EmptyState title={MESSAGES.none} text={MESSAGES.noneText} />
    )
  }
  return grouped ? (
    <ProductGroups rows={data}>{(report) => <Report key={report.id} report={report} />}</ProductGroups>
  ) : (
    <Rows>
      {data.map((report) => (
        <Report key={report.id} report={report} withProduct />
      ))}
    </Rows>
  )
}

export default List
