import { useCartCount } from "./use-cart.ts"

/** How many pieces are in the cart; nothing while there are none. */
export function CartCount() {
  const count = useCartCount()
  if (count < 1) return null
  return (
    <span
      data-testid="cart-count"
      className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1.5 text-xs font-bold text-on-accent tabular-nums"
    >
      {count}
      <span className="sr-only">{count === 1 ? " piece" : " pieces"}</span>
    </span>
  )
}
