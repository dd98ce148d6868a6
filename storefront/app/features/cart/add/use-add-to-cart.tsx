import type { ProductCard } from "@haat/catalog/contract"
import type { CartLine } from "@haat/checkout/contract"
import { useQueryClient } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { notify } from "../../../lib/notify.ts"
import { productNames } from "../../../lib/shop/display-name.ts"
import { lineKey } from "../../../lib/shop/line-key.ts"
import { cartQuantity, useChangeCart } from "../change/change-cart.ts"
import { explain } from "../change/explain-failure.ts"
import { cacheProduct } from "../guest/guest-product.ts"
import { ADDED_FOR_GUEST_MS, ADDED_MS, CART } from "../messages.ts"
import { VIEW_CART } from "./view-cart.ts"

const MessageDialog = lazyPart(() => import("../../../components/message-dialog.tsx"))

/** The fields of a product that adding it to the cart needs. */
export type Addable = Pick<ProductCard, "id" | "name" | "langs" | "price" | "quantity"> & {
  images: { url: string }[]
  /** The chosen variant, if there are several; price, quantity and pictures are its own. */
  variant?: { id: string; choice: string }
}

/**
 * Adds pieces to the guest's or shopper's cart and shows a message; `failure` is a dialog with the reason when that
 * fails.
 */
export const useAddToCart = (product: Addable) => {
  const client = useQueryClient()
  const change = useChangeCart()
  const [message, setMessage] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const { id, price, images, quantity: available, variant } = product

  const add = async (pieces = 1) => {
    const image = images[0]?.url ?? null
    const line: CartLine = {
      product_id: id,
      variant_id: variant?.id ?? id,
      handle: id,
      ...productNames(product),
      ...(variant && { choice: variant.choice }),
      price,
      image,
      quantity: pieces,
      available,
    }
    setAdding(true)
    try {
      const who = await change({ kind: "add", line, quantity: cartQuantity(client, lineKey(line)) + pieces })
      if (who === "guest") {
        cacheProduct(client, line)
        notify.success(CART.addedForGuest, ADDED_FOR_GUEST_MS, VIEW_CART)
      } else notify.success(CART.added, ADDED_MS, VIEW_CART)
      return true
    } catch (error) {
      setMessage(explain(error, CART.somethingWrong))
      return false
    } finally {
      setAdding(false)
    }
  }

  const failure = message !== undefined && (
    <Suspense>
      <MessageDialog message={message} onClose={() => setMessage(undefined)} />
    </Suspense>
  )
  return { add, isAdding, failure }
}
