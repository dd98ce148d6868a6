import { type LineReturnTerms, RETURN_OUTCOMES, RETURN_WAYS, type RequestReturn } from "@haat/checkout/contract"
import { inRupees, toPaise } from "@haat/sdk/money"
import { Select } from "../../../components/select.tsx"
import { RETURNS } from "./messages.ts"

type ReturnPreference = Pick<RequestReturn, "outcome" | "way">

type ReturnPreferenceFieldsProps = {
  /** the lines that are sent back */
  picked: LineReturnTerms[]
  /** true when the return is a claim */
  claim: boolean
  wish: ReturnPreference
  onChange: (wish: ReturnPreference) => void
}

/** Outcomes that are possible for these lines: money or a replacement in a claim, else by their rules. */
const allowedOutcomes = (picked: LineReturnTerms[], claim: boolean): RequestReturn["outcome"][] =>
  claim
    ? ["refund", "exchange"]
    : picked.some(({ exchange_only }) => exchange_only)
      ? ["exchange"]
      : [...RETURN_OUTCOMES]

/** Replaces an outcome that is not allowed by the first allowed one. Claims are always picked up. */
export function allowedPreference(
  picked: LineReturnTerms[],
  claim: boolean,
  { outcome, way }: ReturnPreference,
): ReturnPreference {
  const outcomes = allowedOutcomes(picked, claim)
  return { outcome: outcomes.includes(outcome) ? outcome : outcomes[0], way: claim ? "pickup" : way }
}

/** Hint about the payer of the way back of these lines, with the amount where that is known. */
function wayHint(lines: LineReturnTerms[], way: RequestReturn["way"]) {
  if (!lines.some(({ paid_by }) => paid_by === "shopper")) return RETURNS.shopPays
  const charge = lines.reduce((sum, { way_back }) => sum + toPaise(way_back), 0)
  return way === "pickup" && charge > 0 ? RETURNS.shopperPaysAbout(inRupees(charge)) : RETURNS.shopperPays
}

/** Inputs for the wanted outcome of a return, and for the way back. */
export function ReturnPreferenceFields({ picked, claim, wish, onChange }: ReturnPreferenceFieldsProps) {
  const { outcome, way } = allowedPreference(picked, claim, wish)
  const outcomes = allowedOutcomes(picked, claim)
  const terms = claim
    ? RETURNS.replacementTerms
    : [outcomes.length === 1 && RETURNS.exchangeOnly, RETURNS.exchangeTerms].filter(Boolean).join(" ")
  return (
    <>
      <Select
        label={RETURNS.outcome}
        value={outcome}
        hint={outcome === "exchange" ? terms : undefined}
        onChange={({ target }) => onChange({ ...wish, outcome: target.value as ReturnPreference["outcome"] })}
      >
        {outcomes.map((one) => (
          <option key={one} value={one}>
            {claim && one === "exchange" ? RETURNS.replacement : RETURNS.outcomeLong[one]}
          </option>
        ))}
      </Select>
      {claim ? (
        <p className="text-sm text-ink-soft">{RETURNS.claimWay}</p>
      ) : (
        <Select
          label={RETURNS.way}
          value={way}
          hint={wayHint(picked, way)}
          onChange={({ target }) => onChange({ ...wish, way: target.value as ReturnPreference["way"] })}
        >
          {RETURN_WAYS.map((one) => (
            <option key={one} value={one}>
              {RETURNS.wayLong[one]}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
