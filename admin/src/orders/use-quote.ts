import type { PiecesQuote, QuotePieces } from "@haat/payments/contract"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShopData } from "../data-provider"

/** `of` is what the order was when its form was opened: with another amount left it is another quote. */
type QuoteInput = { order_id: string; of: unknown; pieces: QuotePieces | null }

/** Asks the server for the sum of the typed refund or cancellation; `pieces` are null while none is chosen. */
export function useQuote(input: QuoteInput) {
  return useQuery({ ...useQuoteOptions()(input), placeholderData: (previous) => previous })
}

/** Asks for it once more, as the form is sent. Rejects with the server's sentence. */
export function useFetchQuote() {
  const [client, options] = [useQueryClient(), useQuoteOptions()]
  return (input: QuoteInput): Promise<PiecesQuote> => client.fetchQuery(options(input))
}

function useQuoteOptions() {
  const { request } = useShopData()
  return ({ order_id, of, pieces }: QuoteInput) =>
    queryOptions({
      queryKey: ["pieces-quote", order_id, of, pieces],
      queryFn: ({ signal }) =>
        request<PiecesQuote>(`orders/${encodeURIComponent(order_id)}/pieces-quote`, {
          method: "POST",
          body: pieces,
          signal,
        }),
      enabled: !!pieces,
      retry: false,
    })
}
