import type { ShopProduct } from "@haat/catalog/contract"
import Checkbox from "@mui/material/Checkbox"
import { useListContext } from "react-admin"
import { useMay } from "../session/use-may"

/** Takes a product into what is done to many at once; nothing for a role that may do nothing to them. */
export const SelectBox = ({ product }: { product: ShopProduct }) => {
  const { selectedIds, onToggleItem } = useListContext()
  if (!useMay()("products.edit")) return null
  return (
    <Checkbox
      color="secondary"
      checked={selectedIds.includes(product.id)}
      onChange={() => onToggleItem(product.id)}
      slotProps={{ input: { "aria-label": `Select ${product.name}` } }}
    />
  )
}

/** All products on this page, or none of them. */
export const SelectPage = ({ products }: { products: ShopProduct[] }) => {
  const { selectedIds, onSelect } = useListContext()
  if (!useMay()("products.edit")) return null
  const ids = products.map(({ id }) => id)
  const here = ids.filter((id) => selectedIds.includes(id))
  const all = here.length === ids.length
  return (
    <Checkbox
      color="secondary"
      checked={all}
      indeterminate={!all && here.length > 0}
      onChange={() =>
        onSelect(all ? selectedIds.filter((id) => !ids.includes(String(id))) : [...new Set([...selectedIds, ...ids])])
      }
      slotProps={{ input: { "aria-label": "Select all products on this page" } }}
    />
  )
}
