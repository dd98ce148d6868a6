import { defineSlot, type Slots } from "@haat/sdk/admin"
import { CanAccess, useTranslate } from "react-admin"
import { useWishes } from "../wishlists/wishes"

function WishedBy({ id }: { id: string }) {
  const translate = useTranslate()
  return <p>{translate("resources.wishlists.wishedByMany", { smart_count: useWishes()[id] ?? 0 })}</p>
}

const Form = ({ product }: Slots["product.form"]) => (
  <CanAccess resource="wishlists" action="list">
    <WishedBy id={product.id} />
  </CanAccess>
)

export default defineSlot("product.form", { order: 900, component: Form })
