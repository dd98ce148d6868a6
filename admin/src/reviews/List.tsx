import type { ReviewRow } from "@haat/reviews/contract"
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
import { SearchBox } from "../components/SearchBox"
import { Waiting } from "../layout/Waiting"
import { MESSAGES } from "./messages"
import { Review } from "./Review"

const List = () => (
  <ListBase storeKey={false} perPage={20} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <Reviews />
  </ListBase>
)

const Reviews = () => {
  const { filterValues, setFilters, sort, setSort, isFetching, refetch } = useListContext<ReviewRow>()
  const grouped = sort.field === "product_name"
  const { hidden, ...rest } = filterValues
  return (
    <>
      <PageHeading title="Reviews" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 260px", maxWidth: 420 }}>
          <SearchBox
            label="Search by comment, product or name"
            value={filterValues.q ?? ""}
            onSearch={(q) => setFilters({ ...filterValues, q: q || undefined }, undefined, false)}
          />
        </Box>
        <Choice
          label="Which reviews"
          value={hidden === undefined ? "all" : hidden ? "hidden" : "shown"}
          options={{ all: "All", shown: "Shown", hidden: "Hidden" }}
          onChoose={(which) =>
            setFilters(which === "all" ? rest : { ...rest, hidden: which === "hidden" }, undefined, false)
          }
        />
        <Choice
          label="Order of the reviews"
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
  const { data, error, isPending, filterValues, refetch } = useListContext<ReviewRow>()
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {MESSAGES.failed}
      </Alert>
    )
  }
  if (isPending) return <Waiting />
  if (!data.length) {
    const filtered = Object.values(filterValues).some((value) => value !== undefined)
    return filtered ? (
      <EmptyState title={MESSAGES.noMatch} />
    ) : (
      <EmptyState title={MESSAGES.none} text={MESSAGES.noneText} />
    )
  }
  return grouped ? (
    <ProductGroups rows={data}>{(review) => <Review key={review.id} review={review} />}</ProductGroups>
  ) : (
    <Rows>
      {data.map((review) => (
        <Review key={review.id} review={review} withProduct />
      ))}
    </Rows>
  )
}

export default List
