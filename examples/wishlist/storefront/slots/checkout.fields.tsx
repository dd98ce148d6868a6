import { defineSlot } from "@haat/sdk/storefront"
import { LISTS } from "../page-messages.ts"

export default defineSlot("checkout.fields", {
  order: 900,
  component: () => <p className="text-sm text-ink-soft">{LISTS.stays}</p>,
})
