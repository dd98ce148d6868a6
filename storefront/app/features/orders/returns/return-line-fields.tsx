import type { LineReturnTerms } from "@haat/checkout/contract"
import { Select } from "../../../components/select.tsx"
import { describeClaim, describeReturn } from "./line-terms.ts"
import { RETURNS } from "./messages.ts"
import type { ChosenLine } from "./return-dialog.tsx"

type ReturnLineFieldsProps = {
  line: LineReturnTerms
  chosen: ChosenLine
  /** it comes back for something that is wrong with it */
  claim: boolean
  /** something is wanted in exchange */
  exchange: boolean
  onChange: (chosen: ChosenLine) => void
}

/** More choices than this would be a long list; whoever sends back more asks twice. */
const MAX_PIECES = 50

/** How many pieces of a line, and what for in exchange. */
export function ReturnLineFields({ line, chosen, claim, exchange, onChange }: ReturnLineFieldsProps) {
  const { name, left, exchanges } = line
  return (
    <div className="grid gap-3">
      <Select
        label={RETURNS.pieces(name)}
        hint={`${RETURNS.left(left)}. ${claim ? describeClaim(line) : describeReturn(line)}.`}
        value={chosen.quantity}
        onChange={({ target }) => onChange({ ...chosen, quantity: Number(target.value) })}
      >
        {Array.from({ length: Math.min(left, MAX_PIECES) + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
      {exchange && chosen.quantity > 0 && exchanges.length > 0 && (
        <Select
          label={RETURNS.exchangeFor(name)}
          value={chosen.exchange_variant_id || exchanges[0]?.variant_id}
          onChange={({ target }) => onChange({ ...chosen, exchange_variant_id: target.value })}
        >
          {exchanges.map(({ variant_id, choice }) => (
            <option key={variant_id} value={variant_id}>
              {choice ?? RETURNS.same}
            </option>
          ))}
        </Select>
      )}
    </div>
  )
}
