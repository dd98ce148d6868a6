import type { ShopProduct } from "@haat/catalog/contract"
import { useListContext, useRecordContext, useTranslate } from "react-admin"
import { CheckBox } from "../components/CheckBox"

/** Takes a product into what is done to many at once. react-admin's boxes are all called alike, whatever their row. */
export const SelectBox = () => {
  const translate = useTranslate()
  const { id, name } = useRecordContext() as ShopProduct
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <CheckBox
      color="secondary"
      label={translate("resources.products.bulk.select", { name })}
      isLabelHidden
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
    />
  )
}

export const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext<ShopProduct>()
  const ids = data.map(({ id }) => id)
  const elsewhere = selectedIds.filter((id) => !ids.includes(String(id)))
  const count = selectedIds.length - elsewhere.length
  const areAll = count === ids.length
  return (
    <CheckBox
      color="secondary"
      label={useTranslate()("resources.products.bulk.selectPage")}
      isLabelHidden
      checked={areAll}
      indeterminate={!areAll && count > 0}
      onChange={() => onSelect(areAll ? elsewhere : [...elsewhere, ...ids])}
    />
  )
}
