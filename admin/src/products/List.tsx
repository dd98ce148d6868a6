import type { ShopProduct } from "@haat/catalog/contract"
import AddIcon from "@mui/icons-material/Add"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { lazy, Suspense, useState } from "react"
import { ListBase, useListContext } from "react-admin"
import { CategorySection } from "../categories/Section"
import { EmptyState } from "../components/EmptyState"
import { LastUpdated } from "../components/LastUpdated"
import { PageHeading } from "../components/PageHeading"
import { Pager } from "../components/Pager"
import { SearchBox } from "../components/SearchBox"
import { useLeaving } from "../components/unsaved"
import { useMay } from "../session/use-may"
import { BulkBar } from "./BulkBar"
import { Filters } from "./Filters"
import { listFailure } from "./list-failure"
import { MESSAGES } from "./messages"
import { ProductRows } from "./ProductRows"
import { RowsWaiting } from "./RowsWaiting"

const Create = lazy(() => import("./Create"))
const Import = lazy(() => import("./Import"))

const List = () => (
  // What was searched for is in the address, so that Back finds it; it is not remembered beyond that.
  <ListBase storeKey={false} perPage={10} sort={{ field: "created_at", order: "DESC" }} queryOptions={{ retry: false }}>
    <Products />
  </ListBase>
)

const Products = () => {
  const { filterValues, setFilters, isFetching, refetch } = useListContext<ShopProduct>()
  const [adding, setAdding] = useState(false)
  const [importing, setImporting] = useState(false)
  const [categories, setCategories] = useState(false)
  const may = useMay()
  const { mayLose } = useLeaving()

  return (
    <>
      <PageHeading title="Products" below={<LastUpdated isFetching={!!isFetching} onRefresh={refetch} />}>
        <Button
          variant="outlined"
          aria-expanded={categories}
          onClick={async () => (!categories || (await mayLose())) && setCategories(!categories)}
        >
          {categories ? "Hide Category Section" : "Show Category Section"}
        </Button>
        <Button
          variant="outlined"
          component="a"
          href={`/back-office/products/export?filter=${encodeURIComponent(JSON.stringify(filterValues))}`}
          download
        >
          Export
        </Button>
        {may("products.create") && (
          <>
            <Button variant="outlined" onClick={() => setImporting(true)}>
              Import
            </Button>
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
              Add Product
            </Button>
          </>
        )}
      </PageHeading>
      {categories && <CategorySection />}
      <Box sx={{ maxWidth: 480, mb: 2 }}>
        <SearchBox
          label="Search by name, description or price"
          value={filterValues.q ?? ""}
          onSearch={(q) => {
            const { q: _, ...rest } = filterValues
            setFilters(q ? { ...rest, q } : rest, undefined, false)
          }}
        />
      </Box>
      <Filters />
      {may("products.edit") && <BulkBar />}
      <Rows />
      <Pager />
      <Suspense>
        {adding && <Create open onClose={() => setAdding(false)} />}
        {importing && <Import onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  )
}

const Rows = () => {
  const { data, error, isPending, page, perPage, refetch } = useListContext<ShopProduct>()
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
        {listFailure(error)}
      </Alert>
    )
  }
  if (isPending) return <RowsWaiting />
  if (!data.length) return <EmptyState title={MESSAGES.none} />
  return <ProductRows products={data} first={(page - 1) * perPage + 1} />
}

export default List
