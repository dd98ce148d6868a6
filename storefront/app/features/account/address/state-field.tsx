import type { PostalPlaces } from "@haat/freight/contract"
import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import { useWatch } from "react-hook-form"
import { Select } from "../../../components/select.tsx"
import { StateQuestion } from "../../../components/state-question.tsx"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { ACCOUNT } from "../messages.ts"
import type { AddressPart } from "./address-part.ts"

/** By the letters of their names, the same on the server and in every browser. */
const STATES = [...STATES_OF_ADDRESSES].sort((one, other) => (one[LANGUAGE] < other[LANGUAGE] ? -1 : 1))

/** Shortens the longest name, which has three times "and" and does not fit on a phone. */
const shortenLabel = (name: string) => name.replace(/ and (?=.* and )/g, ", ").replace(" and ", " & ")

type StateFieldProps = {
  part: AddressPart
  /** places of the postal code, as far as they are known */
  places: PostalPlaces | undefined
  onTouch: () => void
}

/** The state of an address. Asks for confirmation when it differs from the state of the postal code. */
export function StateField({ part, places, onTouch }: StateFieldProps) {
  const chosen: string = useWatch({ control: part.control, name: part.path("province") }) ?? ""
  const isElsewhere = places && places.states.length > 0 && chosen !== "" && !places.states.includes(chosen)
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
          postal_code={places.postal_code}
          states={places.states}
          onChoose={(state) => part.set("province", state)}
        />
      )}
    </div>
  )
}
