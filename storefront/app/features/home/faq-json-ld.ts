import type { ShownFaq } from "@haat/faqs/contract"

/** Questions and answers as schema.org data; empty when there are none. */
export const faqJsonLd = (faqs: Pick<ShownFaq, "question" | "answer">[]) =>
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
