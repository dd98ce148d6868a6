import { Button, defineSlot, PageForm, postForm } from "@haat/sdk/storefront"
import { Bookmark } from "lucide-react"
import { New__Row__ } from "../../src/contract.ts"
import { __PLUGIN__ } from "../messages.ts"

export default defineSlot("product.actions", {
  order: __order__,
  actions: { "add-__row_file__": postForm("/store/__name__", New__Row__, () => ({ done: __PLUGIN__.added })) },
  component: ({ product }) => (
    <PageForm reloadDocument name="add-__row_file__" className="mt-3">
      <input type="hidden" name="name" value={product.name} />
      <input type="hidden" name="product_id" value={product.id} />
      <Button type="submit" variant="secondary">
        <Bookmark className="size-5" /> {__PLUGIN__.keep}
      </Button>
    </PageForm>
  ),
})
