import type { PiecesQuote, QuotePieces } from "@haat/medusa-payment-razorpay/contract"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShopData } from "../data-provider"

/** What the order was when it was asked: another amount left is another quote. */
type Asked = { order_id: string; of: unknown; pieces: QuotePieces | null }

/** What the server would refund or cancel, as it is typed; `pieces` are null while nothing is chosen. */
export function useQuote(asked: Asked) {
  return useQuery({ ...useQuoteOptions()(asked), placeholderData: (previous) => previous })
}

/** Asks for it once more, as the form is sent. Rejects with the server's sentence. */
export function useFetchQuote() {
  const [client, options] = [useQueryClient(), useQuoteOptions()]
  return (asked: Asked): Promise<PiecesQuote> => client.fetchQuery(options(asked))
}

function useQuoteOptions() {
  const { quotePieces } = useShopData()
  return ({ order_id, of, pieces }: Asked) =>
    queryOptions({
      queryKey: ["pieces-quote", order_id, of, pieces],
      queryFn: ({ signal }) => quotePieces(order_id, pieces as QuotePieces, signal),
      enabled: !!pieces,
      retry: false,
    })
}
