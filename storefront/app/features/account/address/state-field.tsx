import type { PostalPlaces } from "@haat/freight/contract"
import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import { useWatch } from "react-hook-form"
import { Select } from "../../../components/select.tsx"
import { StateQuestion } from "../../../components/state-question.tsx"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { ACCOUNT } from "../messages.ts"
import type { AddressPart } from "./address-part.ts"

/** Sorted by character code, not by locale, so that server and browsers render the same order. */
const STATES = [...STATES_OF_ADDRESSES].sort((one, other) => (one[LANGUAGE] < other[LANGUAGE] ? -1 : 1))

/** Shortens "Dadra and Nagar Haveli and Daman and Diu", which does not fit on a phone. */
const shortenLabel = (name: string) => name.replace(/ and (?=.* and )/g, ", ").replace(" and ", " & ")

type StateFieldProps = {
  /** the fields of this address in their form */
  part: AddressPart
  /** places with the typed postal code; undefined until they are loaded */
  places: PostalPlaces | undefined
  onTouch: () => void
}

/** Select for the state of an address. Asks a question when the postal code belongs to another state. */
export function StateField({ part, places, onTouch }: StateFieldProps) {
  const chosen: string = useWatch({ control: part.control, name: part.path("province") }) ?? ""
  const isOutsidePostalCode = places && places.states.length > 0 && chosen !== "" && !places.states.includes(chosen)
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
      {isOutsidePostalCode && (
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
