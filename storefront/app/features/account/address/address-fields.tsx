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
        error={part.error("address_1")}
        {...part.register("address_1")}
      />
      <TextField
        label={ACCOUNT.addressLine2}
        autoComplete={part.autoComplete("address-line2")}
        className="sm:col-span-2"
        error={part.error("address_2")}
        {...part.register("address_2")}
      />
      <PostalCodeField
        lookup={lookup}
        autoComplete={part.autoComplete("postal-code")}
        error={part.error("postal_code")}
        {...part.register("postal_code", { onChange: ({ target }) => look(target.value) })}
      />
      {cities.length === 0 ? (
        <TextField
          label={ACCOUNT.city}
          autoComplete={part.autoComplete("address-level2")}
          required
          error={part.error("city")}
          {...part.register("city", { onChange: () => touch("city") })}
        />
      ) : (
        <Controller
          control={part.control}
          name={part.path("city")}
          render={({ field }) => (
            <CityChoice
              key={cities.join()}
              {...field}
              autoComplete={part.autoComplete("address-level2")}
              cities={cities}
              error={part.error("city")}
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
        error={part.error("country_code")}
        {...part.register("country_code", { onChange: () => touch("country_code") })}
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
