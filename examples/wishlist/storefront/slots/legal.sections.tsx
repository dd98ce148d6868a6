import { defineSlot } from "@haat/sdk/storefront"
import { WISHLIST } from "../messages.ts"
import { LISTS } from "../page-messages.ts"

export default defineSlot("legal.sections", {
  order: 900,
  component: () => (
    <section aria-labelledby="legal-wishlist" className="mt-10">
      <h2 id="legal-wishlist" className="mb-2 text-xl font-semibold">
        {WISHLIST.title}
      </h2>
      <p>{LISTS.held}</p>
    </section>
  ),
})
