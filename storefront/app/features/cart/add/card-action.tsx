import { MANY_PIECES } from "@haat/catalog/contract"
import { MAX_PIECES } from "@haat/checkout/contract"
import { useIsAdministrator } from "../../../lib/person/administrator.ts"
import { AddToCartButton } from "./add-to-cart-button.tsx"
import { ChooseButton } from "./choose-button.tsx"
import type { Addable } from "./use-add-to-cart.ts"

const LOOK = { size: "sm", variant: "soft", className: "w-full" } as const

/** The button of a card: adds the product to the cart, or asks which of its variants. Administrators have none. */
export function CardAction({ product }: { product: Addable & { choices?: number } }) {
  const isAdministrator = useIsAdministrator()
  if (isAdministrator) return null
  if (product.choices && product.quantity > 0) return <ChooseButton product={product} {...LOOK} />
  // a list does not say how many more there are
  const quantity = product.quantity < MANY_PIECES ? product.quantity : MAX_PIECES
  return <AddToCartButton product={{ ...product, quantity }} {...LOOK} />
}
