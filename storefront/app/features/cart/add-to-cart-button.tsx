import { Button, type ButtonProps } from "../../components/button.tsx"
import { AddFailure } from "./add-failure.tsx"
import { CART } from "./messages.ts"
import { type Addable, useAddToCart } from "./use-add-to-cart.ts"

type AddToCartButtonProps = Pick<ButtonProps, "size" | "variant" | "className"> & { product: Addable }

/** Puts one piece into the cart of whoever is here. */
export function AddToCartButton({ product, ...look }: AddToCartButtonProps) {
  const { add, failure, forgive } = useAddToCart(product)
  if (product.quantity < 1)
    return (
      <Button disabled aria-label={`${CART.outOfStock}: ${product.name}`} {...look}>
        {CART.outOfStock}
      </Button>
    )
  return (
    <>
      <Button onClick={add} aria-label={CART.addToCartNamed(product.name)} {...look}>
        {CART.addToCart}
      </Button>
      <AddFailure failure={failure} onClose={forgive} />
    </>
  )
}
