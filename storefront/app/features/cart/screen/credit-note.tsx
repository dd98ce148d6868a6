import { money } from "@haat/sdk/money"
import { useQuery } from "@tanstack/react-query"
import { creditQuery } from "../../../lib/shop/credit-query.ts"
import { LINES } from "./messages.ts"

/** Store credit that can be spent at checkout; nothing without any. */
export function CreditNote() {
  const { data: credit } = useQuery(creditQuery)
  if (!credit?.balance) return null
  return <p className="mt-1 text-sm text-ink-soft">{LINES.storeCredit(money(credit.balance))}</p>
}
