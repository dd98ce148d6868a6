import type { Category } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { CanAccess, ListBase, useListContext, useTranslate } from "react-admin"
import { Filters, SearchFilter } from "../components/Filters"
import { ListPagination } from "../components/ListPagination"
import { sentenceOf } from "../components/sentence-of"
import { AddCategory } from "./AddCategory"
import { CategoryRow } from "./CategoryRow"

const PER_PAGE = 100

/** Add a category; see, find, rename and delete those there are. */
export const CategorySection = () => {
  const translate = useTranslate()
  return (
    <Card component="section" aria-labelledby="categories" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography variant="h2" id="categories" sx={{ mb: 2 }}>
        {translate("resources.categories.title")}
      </Typography>
      <CanAccess resource="categories" action="create">
        <AddCategory />
      </CanAccess>
      <ListBase
        resource="categories"
        disableSyncWithLocation
        storeKey={false}
        perPage={PER_PAGE}
        sort={{ field: "name", order: "ASC" }}
        loading={<Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />}
        error={<Unread />}
      >
        <Categories />
      </ListBase>
    </Card>
  )
}

const Unread = () => {
  const translate = useTranslate()
  const { error } = useListContext()
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {sentenceOf(error, translate("resources.categories.loadFailed"))}
    </Alert>
  )
}

const Categories = () => {
  const translate = useTranslate()
  const { data = [], total = 0, page, perPage, filterValues } = useListContext<Category>()
  const isLong = total > perPage || !!filterValues.q
  return (
    <Box sx={{ mt: 2 }}>
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
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          columnGap: 3,
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            sm: "repeat(2, minmax(0, 1fr))",
            xl: "repeat(3, minmax(0, 1fr))",
          },
        }}
      >
        {data.map((category, at) => (
          <CategoryRow key={category.id} category={category} number={(page - 1) * perPage + at + 1} />
        ))}
      </Box>
      {isLong && <ListPagination />}
    </Box>
  )
}
