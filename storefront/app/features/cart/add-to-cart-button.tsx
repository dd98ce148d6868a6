import { Button, type ButtonProps } from "../../components/button.tsx"

type AddToCartButtonProps = Pick<ButtonProps, "size" | "variant" | "className"> & {
  product: { id: string; name: string; quantity: number }
}

export function AddToCartButton({ product, ...look }: AddToCartButtonProps) {
  return (
    <Button disabled={product.quantity < 1} {...look}>
      Add to Cart
    </Button>
  )
}
