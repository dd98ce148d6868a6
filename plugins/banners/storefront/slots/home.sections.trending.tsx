import { defineSlot } from "@haat/sdk/storefront"
import { mainProductsQuery } from "../queries.ts"
import { TrendingSection } from "../trending-section.tsx"

export default defineSlot("home.sections", {
  order: 400,
  name: { en: "Trending products", hi: "ट्रेंडिंग प्रोडक्ट" },
  queries: () => [mainProductsQuery],
  component: TrendingSection,
})
