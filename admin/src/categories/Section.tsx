import type { Category } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { CanAccess, RecordsIterator, useListContext, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { errorMessage } from "../components/error-message"
import { Filters, SearchFilter } from "../components/Filters"
import { EmbeddedList } from "../components/List"
import { ListPagination } from "../components/ListPagination"
import { RetryNotice } from "../components/Notice"
import { Loading } from "../layout/Loading"
import { AddCategory } from "./AddCategory"
import { CategoryRow } from "./CategoryRow"

const PER_PAGE = 100
const COLUMNS = { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" }

export const CategorySection = () => (
  <SectionCard title="resources.categories.title" sx={{ mb: 3 }}>
    <CanAccess resource="categories" action="create">
      <AddCategory />
    </CanAccess>
    <EmbeddedList
      resource="categories"
      perPage={PER_PAGE}
      sort={{ field: "name", order: "ASC" }}
      loading={<Loading />}
      error={<LoadError />}
    >
      <Categories />
    </EmbeddedList>
  </SectionCard>
)

const LoadError = () => {
  const { error, refetch } = useListContext()
  return <RetryNotice text={errorMessage(error, "resources.categories.loadFailed")} onRetry={refetch} />
}

const Categories = () => {
  const translate = useTranslate()
  const { total = 0, page, perPage, filterValues } = useListContext()
  const isLong = total > perPage || !!filterValues.q
  return (
    <div>
      {isLong && (
        <Filters>
          <SearchFilter label="resources.categories.search" />
        </Filters>
      )}
      {isLong && !total && (
        <Typography sx={{ color: "text.secondary" }}>{translate("resources.categories.noMatch")}</Typography>
      )}
      <Box
        component="ol"
        aria-label={translate("resources.categories.title")}
        sx={{ listStyle: "none", m: 0, p: 0, display: "grid", columnGap: 3, gridTemplateColumns: COLUMNS }}
      >
        <RecordsIterator<Category>
          render={(category, at) => <CategoryRow category={category} number={(page - 1) * perPage + at + 1} />}
        />
      </Box>
      {isLong && <ListPagination />}
    </div>
  )
}
