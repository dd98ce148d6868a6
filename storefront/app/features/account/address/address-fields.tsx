import { Controller } from "react-hook-form"
import { Select } from "../../../components/select.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { ACCOUNT } from "../messages.ts"
import type { AddressPart } from "./address-part.ts"
import { CityChoice } from "./city-choice.tsx"
import { PostalCodeField } from "./postal-code-field.tsx"
import { RecipientFields } from "./recipient-fields.tsx"
import { StateField } from "./state-field.tsx"
import { usePostalCode } from "./use-postal-code.ts"

type AddressFieldsProps = {
  part: AddressPart
  /** a postal code that is entered in the shopper's place */
  suggestedCode?: string
}

/** The fields of one address, for a grid of two columns that the caller renders. */
export function AddressFields({ part, suggestedCode }: AddressFieldsProps) {
  const { lookup, look, touch, touchState, served, cities } = usePostalCode(part, suggestedCode)
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
        {...part.field("postal_code", { onChange: ({ target }) => look(target.value) })}
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
      <StateField part={part} served={served} onTouch={touchState} />
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
