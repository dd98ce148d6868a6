import type { ShopProduct } from "@haat/catalog/contract"
import Checkbox from "@mui/material/Checkbox"
import { useListContext, useRecordContext, useTranslate } from "react-admin"

/** Takes a product into what is done to many at once. react-admin's boxes are all called alike, whatever their row. */
export const SelectBox = () => {
  const translate = useTranslate()
  const product = useRecordContext<ShopProduct>()
  const { selectedIds, onToggleItem } = useListContext()
  if (!product) return null
  return (
    <Checkbox
      color="secondary"
      checked={selectedIds.includes(product.id)}
      onChange={() => onToggleItem(product.id)}
      slotProps={{ input: { "aria-label": translate("resources.products.bulk.select", { name: product.name }) } }}
    />
  )
}

/** All products on this page, or none of them. */
export const SelectPage = () => {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext<ShopProduct>()
  const ids = data.map(({ id }) => id)
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
      slotProps={{ input: { "aria-label": translate("resources.products.bulk.selectPage") } }}
    />
  )
}
