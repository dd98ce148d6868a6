import HomeSections from "virtual:haat/slots/home.sections"
import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { Section } from "../../components/section.tsx"
import { useShopFacts } from "../../lib/shop/shop-facts.ts"
import { seedQuery } from "../../lib/visit/seed.ts"
import { FaqAccordion } from "./faq-accordion.tsx"
import { faqsQuery } from "./home-queries.ts"
import { NewsletterForm } from "./newsletter-form.tsx"
import { SampleReviews } from "./sample-reviews.tsx"

/** The parts of home below the products. */
export default function HomeEnd() {
  const { data: seed } = useSuspenseQuery(seedQuery)
  const { sample_reviews } = useShopFacts()
  const { data: faqs = [] } = useQuery(faqsQuery)
  return (
    <div className="mt-12 space-y-12">
      {sample_reviews && (
        <Section name="sample-reviews">
          <SampleReviews seed={seed} />
        </Section>
      )}
      {HomeSections && <HomeSections />}
      <Section name="newsletter">
        <NewsletterForm />
      </Section>
      <Section name="faqs">
        <FaqAccordion faqs={faqs} />
      </Section>
    </div>
  )
}
