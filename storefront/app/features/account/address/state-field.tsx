import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import { useWatch } from "react-hook-form"
import { Select } from "../../../components/select.tsx"
import { StateQuestion } from "../../../components/state-question.tsx"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { ACCOUNT } from "../messages.ts"
import type { AddressPart } from "./address-part.ts"
import type { Served } from "./use-postal-code.ts"

/** By the letters of their names, the same on the server and in every browser. */
const STATES = [...STATES_OF_ADDRESSES].sort((one, other) => (one[LANGUAGE] < other[LANGUAGE] ? -1 : 1))

/** A name as a list, since the longest one with its three times "and" has no room on a phone. */
const shortenLabel = (name: string) => name.replace(/ and (?=.* and )/g, ", ").replace(" and ", " & ")

type StateFieldProps = {
  part: AddressPart
  /** the states of the postal code, as far as they are known */
  served: Served | undefined
  onTouch: () => void
}

/** The state of an address: one of the 36. Another than that of the postal code is asked about. */
export function StateField({ part, served, onTouch }: StateFieldProps) {
  const chosen: string = useWatch({ control: part.control, name: part.path("province") }) ?? ""
  const isElsewhere = served && served.states.length > 0 && chosen !== "" && !served.states.includes(chosen)
  return (
    <div className="min-w-0">
      <Select
        label={ACCOUNT.state}
        autoComplete={part.autoComplete("address-level1")}
        required
        {...part.field("province", { onChange: onTouch })}
      >
        <option value="" disabled>
          {ACCOUNT.chooseState}
        </option>
        {STATES.map((state) => (
          <option key={state.code} value={state.en}>
            {shortenLabel(state[LANGUAGE])}
          </option>
        ))}
      </Select>
      {isElsewhere && (
        <StateQuestion
          className="mt-2"
          postal_code={served.code}
          states={served.states}
          onChoose={(state) => part.set("province", state)}
        />
      )}
    </div>
  )
}
