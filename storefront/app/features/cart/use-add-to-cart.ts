import type { ProductCard } from "@haat/catalog/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { notify } from "../../lib/notify.ts"
import { shownQuantity, useChangeCart } from "./change-cart.ts"
import { explain } from "./explain-failure.ts"
import { rememberProduct } from "./guest-product.ts"
import { ADDED_FOR_GUEST_MS, ADDED_MS, CART } from "./messages.ts"

/** What must be known of a product to put it into the cart. */
export type Addable = Pick<ProductCard, "id" | "name" | "price" | "quantity"> & { images: { url: string }[] }

/** Puts one piece into the cart of whoever is here, and says so; `failure` is why it could not be done. */
export const useAddToCart = (product: Addable) => {
  const client = useQueryClient()
  const change = useChangeCart()
  const [failure, setFailure] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const { id, name, price, images, quantity: available } = product

  const add = async () => {
    const line = { product_id: id, handle: id, name, price, image: images[0]?.url ?? null, quantity: 1, available }
    setAdding(true)
    try {
      const who = await change({ kind: "add", line, quantity: shownQuantity(client, id) + 1 })
      if (who === "guest") {
        rememberProduct(client, line)
        notify.success(CART.addedForGuest, ADDED_FOR_GUEST_MS)
      } else notify.success(CART.added, ADDED_MS)
      return true
    } catch (error) {
      setFailure(explain(error, CART.somethingWrong))
      return false
    } finally {
      setAdding(false)
    }
  }

  return { add, isAdding, failure, forgive: () => setFailure(undefined) }
}
