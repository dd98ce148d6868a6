import type { Category } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useGetList } from "react-admin"
import { AddCategory } from "./AddCategory"
import { CategoryRow } from "./CategoryRow"

/** Add a category; see, rename and delete those there are. */
export const CategorySection = () => {
  const { data, error } = useGetList<Category>("categories", {
    pagination: { page: 1, perPage: 100 },
    sort: { field: "name", order: "ASC" },
  })
  return (
    <Card component="section" aria-labelledby="categories" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography variant="h2" id="categories" sx={{ mb: 2 }}>
        Categories
      </Typography>
      <AddCategory />
      {error ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {(error as Error).message || "Error ferching categories!"}
        </Alert>
      ) : !data ? (
        <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />
      ) : (
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
            <CategoryRow key={category.id} category={category} number={at + 1} />
          ))}
        </Box>
      )}
    </Card>
  )
}
