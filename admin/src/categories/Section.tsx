import type { Category } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { ListBase, useListContext } from "react-admin"
import { Pager } from "../components/Pager"
import { SearchBox } from "../components/SearchBox"
import { sentenceOf } from "../fetch-back-office"
import { AddCategory } from "./AddCategory"
import { CategoryRow } from "./CategoryRow"
import { MESSAGES } from "./messages"

const PER_PAGE = 100

/** Add a category; see, find, rename and delete those there are. */
export const CategorySection = () => (
  <Card component="section" aria-labelledby="categories" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
    <Typography variant="h2" id="categories" sx={{ mb: 2 }}>
      Categories
    </Typography>
    <AddCategory />
    <ListBase
      resource="categories"
      disableSyncWithLocation
      storeKey={false}
      perPage={PER_PAGE}
      sort={{ field: "name", order: "ASC" }}
      queryOptions={{ retry: false }}
    >
      <Categories />
    </ListBase>
  </Card>
)

const Categories = () => {
  const { data, error, total = 0, page, perPage, filterValues, setFilters } = useListContext<Category>()
  if (error) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {sentenceOf(error, MESSAGES.loadFailed)}
      </Alert>
    )
  }
  if (!data) return <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />
  const isLong = total > perPage || !!filterValues.q
  return (
    <>
      {isLong && (
        <Box sx={{ maxWidth: 560, mt: 2 }}>
          <SearchBox
            label="Search categories"
            value={filterValues.q ?? ""}
            onSearch={(q) => setFilters(q ? { q } : {}, undefined, false)}
          />
        </Box>
      )}
      {isLong && !total && <Typography sx={{ color: "text.secondary", mt: 2 }}>{MESSAGES.noMatch}</Typography>}
      <Box
        component="ol"
        aria-label="Categories"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          mt: 2,
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
      {isLong && <Pager />}
    </>
  )
}
