import type { ReviewRow } from "@haat/reviews/contract"
import Box from "@mui/material/Box"
import { ListBase, useListContext } from "react-admin"
import { Choice } from "../components/Choice"
import { EmptyState } from "../components/EmptyState"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { ProductFilterChip } from "../components/ProductFilterChip"
import { NewestOrByProduct, SaidOfProducts } from "../components/SaidOfProducts"
import { SearchBox } from "../components/SearchBox"
import { MESSAGES } from "./messages"
import { Review } from "./Review"

const List = () => (
  <ListBase storeKey={false} perPage={20} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <Reviews />
  </ListBase>
)

const Reviews = () => {
  const { filterValues, setFilters, isFetching, refetch } = useListContext<ReviewRow>()
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
        <NewestOrByProduct label="Order of the reviews" />
        <ProductFilterChip />
      </Box>
      <Content />
      <Pager />
    </>
  )
}

const Content = () => {
  const { filterValues } = useListContext<ReviewRow>()
  const filtered = Object.values(filterValues).some((value) => value !== undefined)
  return (
    <SaidOfProducts<ReviewRow>
      failed={MESSAGES.failed}
      empty={
        filtered ? (
          <EmptyState title={MESSAGES.noMatch} />
        ) : (
          <EmptyState title={MESSAGES.none} text={MESSAGES.noneText} />
        )
      }
    >
      {(review, named) => <Review key={review.id} review={review} withProduct={named} />}
    </SaidOfProducts>
  )
}

export default List
