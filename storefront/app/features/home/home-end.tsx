import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { seedQuery } from "../../lib/visit/seed.ts"
import { FaqAccordion } from "./faq-accordion.tsx"
import { faqsQuery } from "./faqs-query.ts"
import { NewsletterForm } from "./newsletter-form.tsx"
import { SampleReviews } from "./sample-reviews.tsx"

/** The parts of home below the products. */
export default function HomeEnd() {
  const { data: seed } = useSuspenseQuery(seedQuery)
  const { data: faqs = [] } = useQuery(faqsQuery)
  return (
    <div className="mt-12 space-y-12">
      <SampleReviews seed={seed} />
      <NewsletterForm />
      <FaqAccordion faqs={faqs} />
    </div>
  )
}
