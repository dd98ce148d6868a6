import type { Faq } from "@haat/faqs/contract"
import { queryOptions } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"

/** Questions and answers, in the owner's order. */
export const faqsQuery = queryOptions({
  queryKey: ["faqs"],
  queryFn: async ({ signal }) => {
    const { faqs } = await sdk.client.fetch<{ faqs: Faq[] }>("/store/faqs", { signal })
    return faqs.map(({ id, question, answer }) => ({ id, question, answer }))
  },
})
