import type { ShopProduct } from "@haat/catalog/contract"
import { useCanAccess, useRecordContext, useTranslate, useUpdate } from "react-admin"
import { CheckBox } from "../components/CheckBox"
import { useDialogs } from "../components/dialogs"

/** Flips once the server has agreed, not before. */
export const ActiveBox = () => {
  const translate = useTranslate()
  const { sayFailure } = useDialogs()
  const { canAccess } = useCanAccess({ resource: "products", action: "edit" })
  const product = useRecordContext() as ShopProduct
  const { id, name, active } = product
  const [update, { isPending }] = useUpdate<ShopProduct>(
    "products",
    { id, data: { active: !active }, previousData: product },
    { mutationMode: "pessimistic", onError: (error) => sayFailure(error) },
  )
  return (
    <CheckBox
      label={translate("resources.products.isActive", { name })}
      isLabelHidden
      checked={active}
      disabled={isPending || !canAccess}
      onChange={() => update()}
    />
  )
}
