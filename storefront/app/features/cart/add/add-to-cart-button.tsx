import { Button, type ButtonProps } from "../../../components/button.tsx"
import { useIsAdministrator } from "../../../lib/person/administrator.ts"
import { CART } from "../messages.ts"
import { type Addable, useAddToCart } from "./use-add-to-cart.tsx"

type AddToCartButtonProps = Pick<ButtonProps, "size" | "variant" | "className" | "form"> & {
  product: Addable
  /** 1 by default */
  pieces?: number
  onAdded?: () => void
}

/**
 * Adds pieces to the cart; submits its `AddForm` before there is JavaScript. Administrators have no cart, and no
 * button.
 */
export function AddToCartButton({ product, pieces, onAdded, ...buttonProps }: AddToCartButtonProps) {
  const { add, failure } = useAddToCart(product)
  if (useIsAdministrator()) return null
  if (product.quantity < 1)
    return (
      <Button disabled aria-label={`${CART.outOfStock}: ${product.name}`} {...buttonProps}>
        {CART.outOfStock}
      </Button>
    )
  return (
    <>
      <Button
        type="submit"
        name="product"
        value={product.id}
        onClick={async (event) => {
          event.preventDefault()
          if (await add(pieces)) onAdded?.()
        }}
        aria-label={CART.addToCartNamed(product.name)}
        {...buttonProps}
      >
        {CART.addToCart}
      </Button>
      {failure}
    </>
  )
}
