import { Button, defineSlot, PageForm } from "@haat/sdk/storefront"
import { Heart } from "lucide-react"
import { addWish } from "../add-wish.ts"
import { ListPicker } from "../list-picker.tsx"
import { useWish } from "../lists.ts"
import { LISTS } from "../page-messages.ts"

/** Adds the product, or takes it out; the page's action adds it for guests, and without JavaScript. */
function ProductHeart({ product }: { product: { id: string } }) {
  const { lists, isWished, toggle, isPending } = useWish(product.id)
  return (
    <PageForm
      name="wish"
      className="mt-3 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        if (!lists) return
        event.preventDefault()
        toggle(new FormData(event.currentTarget).get("wishlist_id")?.toString())
      }}
    >
      <ListPicker product_id={product.id} lists={isWished ? undefined : lists} />
      <Button type="submit" variant="secondary" busy={isPending}>
        <Heart className={isWished ? "size-5 fill-current text-accent" : "size-5"} />
        {isWished ? LISTS.take : LISTS.keep}
      </Button>
    </PageForm>
  )
}

export default defineSlot("product.actions", { order: 900, actions: { wish: addWish() }, component: ProductHeart })
