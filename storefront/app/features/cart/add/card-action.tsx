import { MANY_PIECES } from "@haat/catalog/contract"
import { MAX_PIECES } from "@haat/checkout/contract"
import { DialogLink } from "../../../components/dialog-link.tsx"
import { PICKER } from "../../../components/variant-picker/messages.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { useIsAdministrator } from "../../../lib/person/administrator.ts"
import { CARDS_FORM } from "./add-form.tsx"
import { AddToCartButton } from "./add-to-cart-button.tsx"
import type { Addable } from "./use-add-to-cart.tsx"

const ChoiceDialog = lazyPart(() => import("./choice-dialog.tsx"))

const BUTTON_PROPS = { size: "sm", variant: "soft", className: "w-full" } as const

/** The button of a card: adds the product to the cart, or asks which of its variants. Administrators have none. */
export function CardAction({ product }: { product: Addable & { choices?: number } }) {
  const isAdministrator = useIsAdministrator()
  if (isAdministrator) return null
  if (product.choices && product.quantity > 0)
    return (
      <DialogLink
        to={`/product-info/${product.id}`}
        aria-label={PICKER.chooseNamed(product.name)}
        dialog={(dialog) => <ChoiceDialog product={product} {...dialog} />}
        {...BUTTON_PROPS}
      >
        {PICKER.choose}
      </DialogLink>
    )
  // a list does not say how many more there are
  const quantity = product.quantity < MANY_PIECES ? product.quantity : MAX_PIECES
  return <AddToCartButton product={{ ...product, quantity }} form={CARDS_FORM} {...BUTTON_PROPS} />
}
