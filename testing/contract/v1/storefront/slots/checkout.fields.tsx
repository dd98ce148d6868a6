import { defineSlot } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

export default defineSlot("checkout.fields", {
  order: 30_000,
  component: () => <p>{V1_NOTES.part("checkout.fields")}</p>,
})
