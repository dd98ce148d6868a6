import AddIcon from "@mui/icons-material/Add"
import { lazy, useState } from "react"
import { CanAccess, useListContext } from "react-admin"
import { CategorySection } from "../categories/Section"
import { DialogButton, TextButton } from "../components/buttons"
import { ExportButton } from "../components/ExportButton"
import { SearchFilter } from "../components/Filters"
import { List } from "../components/List"
import { RetryNotice } from "../components/Notice"
import { SavedFilters } from "../components/SavedFilters"
import { useUnsavedChanges } from "../components/unsaved"
import { BulkBar } from "./BulkBar"
import { Filters } from "./Filters"
import { ProductTable } from "./ProductTable"
import { useListFailure } from "./use-list-failure"

const Create = lazy(() => import("./Create"))
const Import = lazy(() => import("./import/Import"))

const WORDS = "resources.products"

const ProductList = () => {
  const [areCategoriesOpen, setCategoriesOpen] = useState(false)
  const { confirmDiscard } = useUnsavedChanges()
  const toggleCategories = async () => {
    if (!areCategoriesOpen || (await confirmDiscard())) setCategoriesOpen(!areCategoriesOpen)
  }
  return (
    <List
      perPage={10}
      failed={<LoadError />}
      empty={`${WORDS}.empty`}
      actions={
        <>
          <TextButton
            variant="outlined"
            label={`${WORDS}.${areCategoriesOpen ? "hideCategories" : "showCategories"}`}
            aria-expanded={areCategoriesOpen}
            onClick={toggleCategories}
          />
          <ExportButton label={`${WORDS}.export`} />
          <CanAccess action="create">
            <DialogButton variant="outlined" label={`${WORDS}.import`} dialog={(close) => <Import onClose={close} />} />
            <DialogButton
              variant="contained"
              startIcon={<AddIcon />}
              label={`${WORDS}.form.add`}
              dialog={(close) => <Create onClose={close} />}
            />
          </CanAccess>
        </>
      }
      above={areCategoriesOpen && <CategorySection />}
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

const LoadError = () => {
  const failure = useListFailure()
  const { error, refetch } = useListContext()
  return <RetryNotice text={failure(error)} onRetry={refetch} />
}

export default ProductList
