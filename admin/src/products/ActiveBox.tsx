import type { ShopProduct } from "@haat/catalog/contract"
import Checkbox from "@mui/material/Checkbox"
import { useUpdate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { sentenceOf } from "../fetch-back-office"
import { useMay } from "../session/use-may"
import { MESSAGES } from "./messages"

/** Flips once the server has agreed, not before. */
export const ActiveBox = ({ product }: { product: ShopProduct }) => {
  const { say } = useDialogs()
  const may = useMay()
  const [update, { isPending }] = useUpdate<ShopProduct>()
  const flip = () =>
    update(
      "products",
      { id: product.id, data: { active: !product.active }, previousData: product },
      {
        mutationMode: "pessimistic",
        onError: (error) => say(MESSAGES.oops, sentenceOf(error, MESSAGES.failed)),
      },
    )
  return (
    <Checkbox
      checked={product.active}
      disabled={isPending || !may("products.edit")}
      onChange={flip}
      slotProps={{ input: { "aria-label": `${product.name} is active` } }}
    />
  )
}
