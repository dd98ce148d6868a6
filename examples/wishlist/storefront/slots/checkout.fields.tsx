import { defineSlot } from "@haat/sdk/storefront"
import { PARTS } from "../messages.ts"

export default defineSlot("checkout.fields", {
  order: 900,
  component: () => <p className="text-sm text-ink-soft">{PARTS.stays}</p>,
})
