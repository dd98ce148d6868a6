import { defineSlot, latePart } from "@haat/sdk/storefront"
import { faqsQuery } from "../faqs-query.ts"

export default defineSlot("home.sections", {
  order: 800,
  name: { en: "Questions", hi: "सवाल" },
  queries: () => [faqsQuery],
  component: latePart(() => import("../faq-section.tsx")),
})
