import type { LineReturnTerms } from "@haat/checkout/contract"
import { describeClaim, describeReturn } from "./line-terms.ts"
import { RETURNS } from "./messages.ts"

/** What can still be done with each line of an order, with its own date. */
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
