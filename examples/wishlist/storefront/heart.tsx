import { cx, ShopLink } from "@haat/sdk/storefront"
import { Heart as HeartIcon } from "lucide-react"
import { useWish } from "./lists.ts"
import { WISHLIST } from "./messages.ts"

const ROUND = "grid size-11 place-items-center rounded-full bg-surface/90 hover:text-accent"

/** Address of the page that adds a product once its visitor has signed in. */
export const addPath = (product_id: string) => `/wishlist?add=${encodeURIComponent(product_id)}`

/** A heart on a card: a switch for shoppers, a link that asks others to sign in, also without JavaScript. */
export function Heart({ product: { id, name } }: { product: { id: string; name: string } }) {
  const { lists, isWished, toggle, isPending } = useWish(id)
  if (!lists)
    return (
      <ShopLink to={addPath(id)} prefetch="none" aria-label={WISHLIST.addOne(name)} className={cx(ROUND, "text-ink")}>
        <HeartIcon className="size-5" />
      </ShopLink>
    )
  return (
    <button
      type="button"
      aria-label={WISHLIST.wishFor(name)}
      aria-pressed={isWished}
      aria-busy={isPending}
      onClick={() => isPending || toggle()}
      className={cx(ROUND, isWished ? "text-accent" : "text-ink")}
    >
      <HeartIcon className={cx("size-5", isWished && "fill-current")} />
    </button>
  )
}
