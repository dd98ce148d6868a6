import type { ShownFaq } from "@haat/faqs/contract"
import { readQuery } from "@haat/sdk/storefront"

/** Questions and answers, in the owner's order. */
export const faqsQuery = readQuery(["faqs"], "/store/faqs", ({ faqs }: { faqs: ShownFaq[] }) =>
  faqs.map(({ rank, ...faq }) => faq),
)
