import { defineSlot } from "@haat/sdk/storefront"
import { BannersSection } from "../banners-section.tsx"
import { bannersQuery } from "../queries.ts"

export default defineSlot("home.sections", {
  order: 300,
  name: { en: "Banners", hi: "बैनर" },
  queries: () => [bannersQuery],
  component: BannersSection,
})
