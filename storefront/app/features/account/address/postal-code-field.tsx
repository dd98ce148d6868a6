import { Spinner } from "../../../components/spinner.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { ACCOUNT } from "../messages.ts"
import type { AddressField } from "./address-part.ts"
import type { Lookup } from "./postal-places.ts"

const hintFor = (lookup: Lookup) => {
  switch (lookup.state) {
    case "idle":
      return ACCOUNT.postalHint
    case "looking":
      return ACCOUNT.postalLooking(lookup.code)
    case "found": {
      const { cities, state } = lookup.places
      return cities.length === 1 ? `${cities[0]}, ${state}` : ACCOUNT.postalPlaces(cities.length, state)
    }
    case "unknown":
      return ACCOUNT.postalUnknown
    case "down":
      return ACCOUNT.postalDown
  }
}

type PostalCodeFieldProps = AddressField & { lookup: Lookup; autoComplete: string }

/** Shows the result of the lookup under the field, and announces it to screen readers. */
export function PostalCodeField({ lookup, ...field }: PostalCodeFieldProps) {
  const looking = lookup.state === "looking"
  return (
    <div>
      <TextField
        label={ACCOUNT.postalCode}
        inputMode="numeric"
        required
        aria-busy={looking || undefined}
        // always two lines high, so that no result moves what is below
        hint={<span className="block min-h-10">{hintFor(lookup)}</span>}
        end={looking ? <Spinner /> : undefined}
        {...field}
      />
      <p role="status" className="sr-only">
        {lookup.state === "idle" ? "" : hintFor(lookup)}
      </p>
    </div>
  )
}
