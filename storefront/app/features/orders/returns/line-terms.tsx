import type { LineReturnTerms } from "@haat/checkout/contract"
import { formatDay } from "../../../lib/format/date.ts"
import { RETURNS } from "./messages.ts"

/**
 * Until when it can be reported that a line came damaged, wrong, not as described or late; undefined once that is over.
 */
export const describeClaim = ({ claim_until, can_claim }: LineReturnTerms): string | undefined =>
  can_claim ? RETURNS.claimUntil(formatDay(claim_until)) : undefined

/** The return rule of a line: until which day it can be sent back or exchanged, and who pays the way. */
export function describeReturn({ until, can_return, exchange_only, paid_by }: LineReturnTerms): string {
  if (until === null) return RETURNS.notReturnable
  if (!can_return) return RETURNS.returnOver(formatDay(until))
  const what = exchange_only ? RETURNS.exchangeUntil(formatDay(until)) : RETURNS.returnUntil(formatDay(until))
  return `${what}; ${paid_by === "shop" ? RETURNS.wayIsFree : RETURNS.wayIsYours}`
}

/** Lists what can still be done with each line of an order, with its own date. */
export function LineTermsList({ lines }: { lines: LineReturnTerms[] }) {
  return (
    <ul aria-label={RETURNS.termsOf} className="mt-2 space-y-1 wrap-anywhere">
      {lines.map((line) => (
        <li key={line.line_id}>
          {line.name}{" "}
          <span className="text-ink-soft">
            {[describeReturn(line), describeClaim(line)].filter(Boolean).join(". ")}.
          </span>
        </li>
      ))}
    </ul>
  )
}
