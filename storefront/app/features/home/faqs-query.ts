import type { ShownFaq } from "@haat/faqs/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/backend/sdk.ts"
import { LOCALE } from "../../lib/language/locale.ts"

/** Questions and answers, in the owner's order. */
export const faqsQuery = queryOptions({
  queryKey: ["faqs"],
  queryFn: async ({ signal }) => {
    const { faqs } = await sdk.client.fetch<{ faqs: ShownFaq[] }>("/store/faqs", { query: LOCALE, signal })
    return faqs.map(({ rank, ...faq }) => faq)
  },
})
