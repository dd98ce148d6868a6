import type { LineReturnTerms } from "@haat/checkout/contract"
import type { UseFormRegister } from "react-hook-form"
import { Select } from "../../../components/select.tsx"
import { describeClaim, describeReturn } from "./line-terms.ts"
import { RETURNS } from "./messages.ts"
import type { ReturnValues } from "./return-form.ts"

type ReturnLineFieldsProps = {
  line: LineReturnTerms
  /** it comes back for something that is wrong with it */
  claim: boolean
  /** something is wanted in exchange */
  exchange: boolean
  register: UseFormRegister<ReturnValues>
}

/** More choices than this would be a long list; whoever sends back more asks twice. */
const MAX_PIECES = 50

/** How many pieces of a line, and what for in exchange. */
export function ReturnLineFields({ line, claim, exchange, register }: ReturnLineFieldsProps) {
  const { line_id, name, left, exchanges } = line
  return (
    <div className="grid gap-3">
      <Select
        label={RETURNS.pieces(name)}
        hint={`${RETURNS.left(left)}. ${claim ? describeClaim(line) : describeReturn(line)}.`}
        {...register(`pieces.${line_id}`, { valueAsNumber: true })}
      >
        {Array.from({ length: Math.min(left, MAX_PIECES) + 1 }, (_, count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
      {exchange && exchanges.length > 0 && (
        <Select label={RETURNS.exchangeFor(name)} {...register(`variants.${line_id}`)}>
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
