import { defineSlot, useShopFacts } from "@haat/sdk/storefront"
import { V1_NOTES } from "../messages.ts"

const Banner = () => (
  <p>
    {V1_NOTES.part("layout.banner")} {useShopFacts().plugins["v1-notes"]?.greeting}
  </p>
)

export default defineSlot("layout.banner", {
  order: 30_000,
  component: Banner,
})
