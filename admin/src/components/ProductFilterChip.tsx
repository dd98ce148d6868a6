import type { ShopProduct } from "@haat/catalog/contract"
import Chip from "@mui/material/Chip"
import { useGetOne, useListContext } from "react-admin"

/** Says that only one product's rows are shown, and shows all again when it is taken away. */
export const ProductFilterChip = () => {
  const { filterValues, setFilters } = useListContext()
  const id: string | undefined = filterValues.product_id
  const { data } = useGetOne<ShopProduct>("products", { id: id ?? "" }, { enabled: !!id, retry: false })
  if (!id) return null
  const { product_id: _, ...rest } = filterValues
  return <Chip label={`Only: ${data?.name ?? "one product"}`} onDelete={() => setFilters(rest, undefined, false)} />
}
