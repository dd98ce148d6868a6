import type { PiecesQuote } from "@haat/payments/contract"
import { inRupees } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { sentenceOf } from "../components/sentence-of"

const WORDS = "resources.orders.quote"

type Props = {
  /** the first words, with the amount in them */
  sum: string
  quote: PiecesQuote | undefined
  error: unknown
}

export const QuotedSum = ({ sum, quote, error }: Props) => {
  const translate = useTranslate()
  const sentences = quote && [
    quote.credit_paise > 0 &&
      quote.source_paise > 0 &&
      translate(`${WORDS}.ofItCredit`, { amount: inRupees(quote.credit_paise) }),
    quote.credit_paise > 0 && quote.source_paise === 0 && translate(`${WORDS}.allCredit`),
    quote.cancels === "order" && translate(`${WORDS}.cancelsOrder`),
    quote.cancels === "pieces" && translate(`${WORDS}.cancelsPieces`, { total: inRupees(quote.total_paise ?? 0) }),
  ]
  return (
    <Box role="status">
      {error ? (
        sentenceOf(error, translate("components.failed"))
      ) : (
        <>
          <strong>{sum}</strong> {sentences?.filter(Boolean).join(" ")}
        </>
      )}
    </Box>
  )
}
