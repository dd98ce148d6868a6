import type { UseFormRegisterReturn } from "react-hook-form"
import { Spinner } from "../../components/spinner.tsx"
import { TextField } from "../../components/text-field.tsx"
import { ACCOUNT } from "./messages.ts"
import type { Lookup } from "./postal-places.ts"

const say = (lookup: Lookup) => {
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

type PostalCodeFieldProps = UseFormRegisterReturn & { lookup: Lookup; autoComplete: string; error?: string }

/** Says under the field, and to those who listen, what came of the code in it. */
export function PostalCodeField({ lookup, ...field }: PostalCodeFieldProps) {
  const looking = lookup.state === "looking"
  return (
    <div>
      <TextField
        label={ACCOUNT.postalCode}
        inputMode="numeric"
        required
        aria-busy={looking || undefined}
        // two lines are kept for it, so that no answer moves what is below
        hint={<span className="block min-h-10">{say(lookup)}</span>}
        end={looking ? <Spinner /> : undefined}
        {...field}
      />
      <p role="status" className="sr-only">
        {lookup.state === "idle" ? "" : say(lookup)}
      </p>
    </div>
  )
}
