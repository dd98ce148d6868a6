import type { ShopProduct } from "@haat/catalog/contract"
import Checkbox from "@mui/material/Checkbox"
import { useUpdate } from "react-admin"
import { useDialogs } from "../components/dialogs"

/** Flips once the server has agreed, not before. */
export const ActiveBox = ({ product }: { product: ShopProduct }) => {
  const { say } = useDialogs()
  const [update, { isPending }] = useUpdate<ShopProduct>()
  const flip = () =>
    update(
      "products",
      { id: product.id, data: { active: !product.active }, previousData: product },
      {
        mutationMode: "pessimistic",
        onError: (error) => say("Oops...", (error as Error).message || "Something went wrong!"),
      },
    )
  return (
    <Checkbox
      checked={product.active}
      disabled={isPending}
      onChange={flip}
      slotProps={{ input: { "aria-label": `${product.name} is active` } }}
    />
  )
}
