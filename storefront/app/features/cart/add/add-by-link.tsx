import { useEffect, useRef } from "react"
import { Link, useNavigate } from "react-router-dom"
import { Button } from "../../../components/button.tsx"
import { Picture } from "../../../components/picture.tsx"
import { Price } from "../../../components/price.tsx"
import { CART } from "../messages.ts"
import { AddFailure } from "./add-failure.tsx"
import { AddForm } from "./add-form.tsx"
import { cameFromShop } from "./came-from-shop.ts"
import { type Addable, useAddToCart } from "./use-add-to-cart.ts"

type AddByLinkProps = {
  product: Addable
  /** path of the page before, when the visitor came from within the shop */
  from: string | null
}

/** Adds one piece to the cart and goes there: automatically when the visitor came from the shop, else on a click. */
export function AddByLink({ product, from }: AddByLinkProps) {
  const navigate = useNavigate()
  const { add, isAdding, failure, dismissFailure } = useAddToCart(product)
  const started = useRef(false)
  const isSoldOut = product.quantity < 1

  const addAndGo = async () => {
    if (await add()) await navigate("/cart", { replace: true })
  }
  useEffect(() => {
    if (started.current || isSoldOut || !cameFromShop(from)) return
    started.current = true
    void addAndGo()
  })

  return (
    <div className="mx-auto max-w-lg py-2 sm:py-8">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 className="mb-6 text-2xl font-semibold">{CART.addByLink}</h1>
        <div className="flex gap-5">
          <Picture
            image={product.images[0] ?? null}
            alt=""
            className="size-24 shrink-0 rounded-md object-cover sm:size-32"
          />
          <div className="min-w-0">
            <Link
              to={`/product-info/${product.id}`}
              lang={product.langs?.name}
              className="font-medium wrap-anywhere hover:underline"
            >
              {product.name}
            </Link>
            <Price price={product.price} size="md" />
          </div>
        </div>
        <AddForm variant={product.variant?.id}>
          <Button
            type="submit"
            name="product"
            value={product.id}
            size="lg"
            className="mt-6 w-full"
            disabled={isSoldOut}
            busy={isAdding}
            onClick={(event) => {
              event.preventDefault()
              void addAndGo()
            }}
          >
            {isSoldOut ? CART.outOfStock : CART.addToCart}
          </Button>
        </AddForm>
      </div>
      <AddFailure failure={failure} onClose={dismissFailure} />
    </div>
  )
}
