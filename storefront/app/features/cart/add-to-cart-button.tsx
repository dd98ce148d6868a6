import type { ProductCard } from "@haat/catalog/contract"
import { useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { Button, type ButtonProps } from "../../components/button.tsx"
import { notify } from "../../lib/notify.ts"
import { shownQuantity, useChangeCart } from "./change-cart.ts"
import { explain } from "./explain-failure.ts"
import { ADDED_FOR_GUEST_MS, ADDED_MS, CART } from "./messages.ts"

/** Fetched with the first failure: pages with many of these buttons should not carry a dialog for it. */
const OopsDialog = lazy(() => import("./oops-dialog.tsx"))

type AddToCartButtonProps = Pick<ButtonProps, "size" | "variant" | "className"> & {
  product: Pick<ProductCard, "id" | "name" | "price" | "quantity"> & { images: { url: string }[] }
}

/** Puts one piece into the cart of whoever is here. */
export function AddToCartButton({ product, ...look }: AddToCartButtonProps) {
  const client = useQueryClient()
  const change = useChangeCart()
  const [failure, setFailure] = useState<string>()
  const { id, name, price, images, quantity: available } = product

  const add = async () => {
    const line = { product_id: id, handle: id, name, price, image: images[0]?.url ?? null, quantity: 1, available }
    try {
      const who = await change({ kind: "add", line, quantity: shownQuantity(client, id) + 1 })
      if (who === "guest") notify.success(CART.addedForGuest, ADDED_FOR_GUEST_MS)
      else notify.success(CART.added, ADDED_MS)
    } catch (error) {
      setFailure(explain(error, CART.somethingWrong))
    }
  }

  if (available < 1)
    return (
      <Button disabled aria-label={`${CART.outOfStock}: ${name}`} {...look}>
        {CART.outOfStock}
      </Button>
    )
  return (
    <>
      <Button onClick={add} aria-label={`Add to Cart: ${name}`} {...look}>
        Add to Cart
      </Button>
      {failure !== undefined && (
        <Suspense>
          <OopsDialog message={failure} onClose={() => setFailure(undefined)} />
        </Suspense>
      )}
    </>
  )
}
