import type { ShopProduct } from "@haat/catalog/contract"
import Chip from "@mui/material/Chip"
import { useGetOne, useListContext, useTranslate } from "react-admin"

/** Says that only one product's rows are shown, and shows all again when it is taken away. */
export const ProductFilterChip = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const id: string | undefined = filterValues.product_id
  const { data } = useGetOne<ShopProduct>("products", { id: id ?? "" }, { enabled: !!id })
  if (!id) return null
  const { product_id: _, ...rest } = filterValues
  const name = data?.name ?? translate("components.oneProduct")
  return <Chip label={translate("components.only", { name })} onDelete={() => setFilters(rest)} />
}
