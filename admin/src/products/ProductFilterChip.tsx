import type { ShopProduct } from "@haat/catalog/contract"
import CloseIcon from "@mui/icons-material/Close"
import { useGetOne, useListContext, useTranslate } from "react-admin"
import { TextButton } from "../components/TextButton"

export const ProductFilterChip = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { product_id: id, ...rest } = filterValues
  const { data } = useGetOne<ShopProduct>("products", { id }, { enabled: !!id })
  if (!id) return null
  const name = data?.name ?? translate("components.oneProduct")
  return (
    <TextButton
      size="small"
      variant="outlined"
      endIcon={<CloseIcon />}
      label={translate("components.only", { name })}
      onClick={() => setFilters(rest)}
    />
  )
}
