import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { seedQuery } from "../../lib/visit/seed.ts"
import { FaqAccordion } from "./faq-accordion.tsx"
import { faqsQuery } from "./faqs-query.ts"
import { NewsletterForm } from "./newsletter-form.tsx"
import { SampleReviews } from "./sample-reviews.tsx"

/** The parts of home below the products. */
export default function HomeEnd() {
  const { data: seed } = useSuspenseQuery(seedQuery)
  const { sample_reviews } = useShopFacts()
  const { data: faqs = [] } = useQuery(faqsQuery)
  return (
    <div className="mt-12 space-y-12">
      {sample_reviews && <SampleReviews seed={seed} />}
      <NewsletterForm />
      <FaqAccordion faqs={faqs} />
    </div>
  )
}
