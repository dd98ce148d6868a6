import { Button, defineSlot, PageForm, postForm } from "@haat/sdk/storefront"
import { Bookmark } from "lucide-react"
import { NewV1Note } from "../../src/contract.ts"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("product.actions", {
  order: 30_000,
  actions: { "add-v1-note": postForm("/store/v1-notes", NewV1Note, () => ({ done: V1_NOTES.added })) },
  component: ({ product, variant_id }) => (
    <PageForm reloadDocument name="add-v1-note" className="mt-3">
      <input type="hidden" name="name" value={product.name} />
      <input type="hidden" name="product_id" value={product.id} />
      <Button type="submit" variant="secondary">
        <Bookmark className="size-5" /> {V1_NOTES.keep}
      </Button>
      <p data-variant={variant_id}>{V1_NOTES.part("product.actions")}</p>
    </PageForm>
  ),
})
