import type { PiecesQuote, QuotePieces, RefundableSums } from "@haat/payments/contract"
import { inRupees } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { RadioButtonGroupInput, TextInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { errorMessage } from "../components/error-message"
import { useShopData } from "../use-shop-data"

const WORDS = "resources.orders.refunds"
const DESTINATIONS = ["source", "credit"].map((id) => ({ id, name: `${WORDS}.way_${id}` }))

type Props = {
  canChoose: boolean
  /** A part was paid in cash and is transferred by hand, under a reference. */
  inCash: boolean
}

export const RefundDestination = ({ canChoose, inCash }: Props) => {
  const way = useWatch({ name: "way" })
  return (
    <>
      {canChoose && <RadioButtonGroupInput source="way" label={`${WORDS}.way`} choices={DESTINATIONS} />}
      {way === "source" && inCash && (
        <TextInput source="reference" label={`${WORDS}.reference`} helperText={`${WORDS}.referenceHint`} isRequired />
      )}
    </>
  )
}

export const SourceText = ({ sums }: { sums: RefundableSums }) => {
  const translate = useTranslate()
  const { sources, left_paise, source_left_paise, disputed_paise } = sums
  const [cash, online] = [sources.some(({ in_cash }) => in_cash), sources.some(({ in_cash }) => !in_cash)]
  const sentences = [
    online && translate(`${WORDS}.online`),
    cash && translate(`${WORDS}.cash`),
    source_left_paise < left_paise && translate(`${WORDS}.onlySource`, { amount: inRupees(source_left_paise) }),
    disputed_paise > 0 && translate(`${WORDS}.disputed`, { amount: inRupees(disputed_paise) }),
  ]
  return <>{sentences.filter(Boolean).join(" ")}</>
}

const QUOTE = "resources.orders.quote"

type QuoteProps = {
  sum: string
  quote: PiecesQuote | undefined
  error: unknown
}

export const QuoteSummary = ({ sum, quote, error }: QuoteProps) => {
  const translate = useTranslate()
  const sentences = quote && [
    quote.credit_paise > 0 &&
      quote.source_paise > 0 &&
      translate(`${QUOTE}.ofItCredit`, { amount: inRupees(quote.credit_paise) }),
    quote.credit_paise > 0 && quote.source_paise === 0 && translate(`${QUOTE}.allCredit`),
    quote.cancels === "order" && translate(`${QUOTE}.cancelsOrder`),
    quote.cancels === "pieces" && translate(`${QUOTE}.cancelsPieces`, { total: inRupees(quote.total_paise ?? 0) }),
  ]
  return (
    <Box role="status">
      {error ? (
        errorMessage(error, translate("components.failed"))
      ) : (
        <>
          <strong>{sum}</strong> {sentences?.filter(Boolean).join(" ")}
        </>
      )}
    </Box>
  )
}

/** `of` is the order's amount when the form was opened, part of the cache key: another amount gives another quote. */
type QuoteInput = { order_id: string; of: unknown; pieces: QuotePieces | null }

/** Queries the amount of the entered refund or cancellation; `pieces` are null while none is chosen. */
export function useQuote(input: QuoteInput) {
  return useQuery({ ...useQuoteOptions()(input), placeholderData: (previous) => previous })
}

/** Fetches the quote again on submit. Rejects with the server's message. */
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
