import { MAX_PIECES } from "@haat/checkout/contract"
import { useState } from "react"
import { Badge } from "../../../components/badge.tsx"
import { Button } from "../../../components/button.tsx"
import { Select } from "../../../components/select.tsx"
import { useIsAdministrator } from "../../../lib/person/administrator.ts"
import { useShopFacts } from "../../../lib/shop/shop-facts.ts"
import { CART } from "../messages.ts"
import { AddForm } from "./add-form.tsx"
import { AddToCartButton } from "./add-to-cart-button.tsx"
import type { Addable } from "./use-add-to-cart.tsx"

/** Maximum of pieces to choose at once; the cart may hold more. */
const MAX_CHOICE = 10

/** The number of pieces left when it is low, a choice of the quantity, and the button that adds them to the cart. */
export function BuyBox({ product, onAdded }: { product: Addable; onAdded?: () => void }) {
  const { low_stock_limit } = useShopFacts()
  const isAdministrator = useIsAdministrator()
  const [quantity, setQuantity] = useState(1)
  const max = Math.min(product.quantity, MAX_CHOICE, MAX_PIECES)
  const pieces = Math.min(quantity, max)

  if (product.quantity < 1)
    return (
      <>
        <Badge tone="bad" className="self-start px-3 py-1 text-sm">
          {CART.outOfStock}
        </Badge>
        {!isAdministrator && (
          <Button size="lg" disabled className="w-full sm:w-auto sm:self-start sm:px-12">
            {CART.addToCart}
          </Button>
        )}
      </>
    )
  return (
    <div className="grid gap-4">
      {product.quantity <= low_stock_limit && (
        <p className="text-sm font-semibold text-bad">{CART.onlyLeft(product.quantity)}</p>
      )}
      {!isAdministrator && (
        <AddForm variant={product.variant?.id} className="flex items-end gap-3">
          {max > 1 && (
            <Select
              label={CART.quantity}
              name="quantity"
              className="w-24 shrink-0"
              value={pieces}
              onChange={({ target }) => setQuantity(Number(target.value))}
            >
              {Array.from({ length: max }, (_, index) => (
                <option key={index + 1}>{index + 1}</option>
              ))}
            </Select>
          )}
          <AddToCartButton
            product={product}
            pieces={pieces}
            onAdded={onAdded}
            size="lg"
            className="grow sm:grow-0 sm:px-12"
          />
        </AddForm>
      )}
    </div>
  )
}
