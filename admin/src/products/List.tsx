import AddIcon from "@mui/icons-material/Add"
import Button from "@mui/material/Button"
import { lazy, Suspense, useState } from "react"
import { CanAccess, useListContext, useTranslate } from "react-admin"
import { CategorySection } from "../categories/Section"
import { ExportButton } from "../components/ExportButton"
import { Failed } from "../components/Failed"
import { SearchFilter } from "../components/Filters"
import { List } from "../components/List"
import { SavedFilters } from "../components/SavedFilters"
import { useLeaving } from "../components/unsaved"
import { BulkBar } from "./BulkBar"
import { Filters } from "./Filters"
import { ProductTable } from "./ProductTable"
import { useListFailure } from "./use-list-failure"

const Create = lazy(() => import("./Create"))
const Import = lazy(() => import("./import/Import"))

const WORDS = "resources.products"

const ProductList = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState<"create" | "import">()
  const [categories, setCategories] = useState(false)
  const { mayLose } = useLeaving()
  const close = () => setOpen(undefined)
  return (
    <List
      perPage={10}
      failed={<Unread />}
      empty={`${WORDS}.empty`}
      actions={
        <>
          <Button
            variant="outlined"
            aria-expanded={categories}
            onClick={async () => (!categories || (await mayLose())) && setCategories(!categories)}
          >
            {translate(categories ? `${WORDS}.hideCategories` : `${WORDS}.showCategories`)}
          </Button>
          <ExportButton label={`${WORDS}.export`} />
          <CanAccess action="create">
            <Button variant="outlined" onClick={() => setOpen("import")}>
              {translate(`${WORDS}.import`)}
            </Button>
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen("create")}>
              {translate(`${WORDS}.form.add`)}
            </Button>
          </CanAccess>
          <Suspense>
            {open === "create" && <Create onClose={close} />}
            {open === "import" && <Import onClose={close} />}
          </Suspense>
        </>
      }
      above={categories && <CategorySection />}
      filters={
        <>
          <SearchFilter label={`${WORDS}.search`} />
          <SavedFilters />
          <Filters />
        </>
      }
    >
      <CanAccess action="edit">
        <BulkBar />
      </CanAccess>
      <ProductTable />
    </List>
  )
}

const Unread = () => {
  const failure = useListFailure()
  const { error, refetch } = useListContext()
  return <Failed text={failure(error)} onRetry={refetch} />
}

export default ProductList
