import type { ShopProduct } from "@haat/catalog/contract"
import Checkbox from "@mui/material/Checkbox"
import { useCanAccess, useRecordContext, useTranslate, useUpdate } from "react-admin"
import { useDialogs } from "../components/dialogs"

/** Flips once the server has agreed, not before. */
export const ActiveBox = () => {
  const translate = useTranslate()
  const { sayFailure } = useDialogs()
  const { canAccess } = useCanAccess({ resource: "products", action: "edit" })
  const [update, { isPending }] = useUpdate<ShopProduct>()
  const product = useRecordContext<ShopProduct>()
  if (!product) return null
  const flip = () =>
    update(
      "products",
      { id: product.id, data: { active: !product.active }, previousData: product },
      { mutationMode: "pessimistic", onError: (error) => sayFailure(error) },
    )
  return (
    <Checkbox
      checked={product.active}
      disabled={isPending || !canAccess}
      onChange={flip}
      slotProps={{ input: { "aria-label": translate("resources.products.isActive", { name: product.name }) } }}
    />
  )
}
