import type { Faq } from "@haat/faqs/contract"

/** Questions and answers in schema.org's words, or nothing when there are none. */
export const faqJsonLd = (faqs: Pick<Faq, "question" | "answer">[]) =>
  faqs.length
    ? [
        {
          "@type": "FAQPage",
          mainEntity: faqs.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        },
      ]
    : []
