import { Badge, defineSlot } from "@haat/sdk/storefront"
import { useWish } from "../lists.ts"
import { LISTS } from "../page-messages.ts"

const Wished = ({ product }: { product: { id: string } }) =>
  useWish(product.id).isWished ? (
    <Badge tone="good" className="pointer-events-none absolute bottom-3 left-3">
      {LISTS.wished}
    </Badge>
  ) : null

export default defineSlot("product.picture", { order: 900, component: Wished })
