import { Controller } from "react-hook-form"
import { Select } from "../../../components/select.tsx"
import { Spinner } from "../../../components/spinner.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { ACCOUNT } from "../messages.ts"
import type { AddressPart } from "./address-part.ts"
import { CityChoice } from "./city-choice.tsx"
import { RecipientFields } from "./recipient-fields.tsx"
import { StateField } from "./state-field.tsx"
import { type Lookup, usePostalCode } from "./use-postal-code.ts"

type AddressFieldsProps = {
  part: AddressPart
  /** a postal code to prefill */
  suggestedCode?: string
}

/** The fields of one address, for a grid of two columns that the caller renders. */
export function AddressFields({ part, suggestedCode }: AddressFieldsProps) {
  const { lookup, fillFromCode, touch, touchState } = usePostalCode(part, suggestedCode)
  const cities = lookup.state === "found" && lookup.places.cities.length > 1 ? lookup.places.cities : []
  return (
    <>
      <TextField
        label={ACCOUNT.addressLine1}
        autoComplete={part.autoComplete("address-line1")}
        required
        className="sm:col-span-2"
        {...part.field("address_1")}
      />
      <TextField
        label={ACCOUNT.addressLine2}
        autoComplete={part.autoComplete("address-line2")}
        className="sm:col-span-2"
        {...part.field("address_2")}
      />
      <PostalCodeField
        lookup={lookup}
        autoComplete={part.autoComplete("postal-code")}
        {...part.field("postal_code", { onChange: ({ target }) => fillFromCode(target.value) })}
      />
      {cities.length === 0 ? (
        <TextField
          label={ACCOUNT.city}
          autoComplete={part.autoComplete("address-level2")}
          required
          {...part.field("city", { onChange: () => touch("city") })}
        />
      ) : (
        <Controller
          control={part.control}
          name={part.path("city")}
          render={({ field, fieldState }) => (
            <CityChoice
              key={cities.join()}
              {...field}
              autoComplete={part.autoComplete("address-level2")}
              cities={cities}
              error={fieldState.error?.message}
              onChange={(city) => {
                touch("city")
                field.onChange(city)
              }}
            />
          )}
        />
      )}
      <StateField part={part} places={"places" in lookup ? lookup.places : undefined} onTouch={touchState} />
      <Select
        label={ACCOUNT.country}
        autoComplete={part.autoComplete("country")}
        required
        {...part.field("country_code", { onChange: () => touch("country_code") })}
      >
        <option value="" disabled>
          {ACCOUNT.chooseCountry}
        </option>
        <option value="in">{ACCOUNT.india}</option>
      </Select>
      <RecipientFields part={part} />
    </>
  )
}

const lookupHint = (lookup: Lookup) => {
  switch (lookup.state) {
    case "idle":
    case "known":
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

type PostalCodeFieldProps = ReturnType<AddressPart["field"]> & { lookup: Lookup; autoComplete: string }

/** Shows the result of the lookup under the field, and announces it to screen readers. */
function PostalCodeField({ lookup, ...field }: PostalCodeFieldProps) {
  const looking = lookup.state === "looking"
  return (
    <div>
      <TextField
        label={ACCOUNT.postalCode}
        inputMode="numeric"
        required
        aria-busy={looking || undefined}
        // always two lines high, so that no result moves what is below
        hint={<span className="block min-h-10">{lookupHint(lookup)}</span>}
        end={looking ? <Spinner /> : undefined}
        {...field}
      />
      <p role="status" className="sr-only">
        {lookup.state !== "idle" && lookup.state !== "known" && lookupHint(lookup)}
      </p>
    </div>
  )
}
