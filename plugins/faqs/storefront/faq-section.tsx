import type { ShownFaq } from "@haat/faqs/contract"
import { JsonLd, type SlotProps } from "@haat/sdk/storefront"
import { useQuery } from "@tanstack/react-query"
import { ChevronDown } from "lucide-react"
import { useId } from "react"
import { faqsQuery } from "./faqs-query.ts"
import { FAQ } from "./messages.ts"

/** Questions and answers, one open at a time by the browser's own `<details name>`: it works without JavaScript. */
export default function FaqSection({ title = FAQ.title }: SlotProps["home.sections"]) {
  const heading = useId()
  const { data: faqs = [] } = useQuery(faqsQuery)
  if (!faqs.length) return null
  return (
    <section aria-labelledby={heading} className="max-w-3xl">
      <JsonLd things={[toFaqPage(faqs)]} />
      <h2 id={heading} className="mb-4 text-2xl font-semibold">
        {title}
      </h2>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        {faqs.map(({ id, question, answer, langs }) => (
          <details key={id} name="faq" className="group">
            <summary
              className={
                "flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-4 py-3 " +
                "font-medium focus-visible:-outline-offset-3 sm:px-5 [&::-webkit-details-marker]:hidden"
              }
            >
              <span lang={langs?.question}>{question}</span>
              <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
            </summary>
            <section
              aria-label={question}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer is scrolled by keyboard as well
              tabIndex={0}
              className="mb-4 max-h-40 overflow-y-auto px-4 sm:px-5"
            >
              <p className="max-w-prose whitespace-pre-line text-ink-soft" lang={langs?.answer}>
                {answer}
              </p>
            </section>
          </details>
        ))}
      </div>
    </section>
  )
}

/** Returns questions and answers as schema.org data. */
const toFaqPage = (faqs: Pick<ShownFaq, "question" | "answer">[]) => ({
  "@type": "FAQPage",
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
})
