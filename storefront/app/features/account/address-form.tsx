import { type Address, NewAddress } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { Controller, useForm } from "react-hook-form"
import { Button } from "../../components/button.tsx"
import { Select } from "../../components/select.tsx"
import { TextField } from "../../components/text-field.tsx"
import { FetchError } from "../../lib/sdk.ts"
import { CityField } from "./city-field.tsx"
import { ACCOUNT } from "./messages.ts"
import { PostalCodeField } from "./postal-code-field.tsx"
import { useSaveAddress } from "./save-address.ts"
import { type TypedAddress, usePostalCode } from "./use-postal-code.ts"

const explain = (error: unknown) =>
  error instanceof FetchError && error.status && error.status < 500
    ? `${ACCOUNT.addressFailed} ${error.message}`
    : ACCOUNT.addressFailed

type AddressFormProps = { onSaved: (address: Address) => void; onCancel?: () => void }

/** Adds one address. What was typed stays when it cannot be saved. */
export const AddressForm = ({ onSaved, onCancel }: AddressFormProps) => {
  const { mutateAsync } = useSaveAddress()
  const [problem, setProblem] = useState<string>()
  const form = useForm<TypedAddress, unknown, NewAddress>({
    resolver: zodResolver(NewAddress),
    defaultValues: { address_1: "", address_2: "", city: "", province: "", postal_code: "", country_code: "" },
  })
  const { lookup, look, touch, cities } = usePostalCode(form)
  const { errors, isSubmitting } = form.formState
  const field = (name: keyof TypedAddress) => ({ error: errors[name]?.message, ...form.register(name) })

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(undefined)
      try {
        const { address } = await mutateAsync(values)
        onSaved(address)
      } catch (error) {
        setProblem(explain(error))
      }
    },
    () => setProblem(ACCOUNT.fillRequired),
  )

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      {problem && (
        <p role="alert" className="rounded-md bg-bad-soft px-4 py-3 text-sm font-medium text-bad sm:col-span-2">
          {problem}
        </p>
      )}
      <TextField
        label="Address Line 1"
        autoComplete="address-line1"
        required
        className="sm:col-span-2"
        {...field("address_1")}
      />
      <TextField
        label="Address Line 2 (optional)"
        autoComplete="address-line2"
        className="sm:col-span-2"
        {...field("address_2")}
      />
      <PostalCodeField
        lookup={lookup}
        error={errors.postal_code?.message}
        {...form.register("postal_code", { onChange: ({ target }) => look(target.value) })}
      />
      <Controller
        control={form.control}
        name="city"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <CityField
            key={cities.join()}
            cities={cities}
            value={value}
            onBlur={onBlur}
            ref={ref}
            error={errors.city?.message}
            onChange={(city) => {
              touch("city")
              onChange(city)
            }}
          />
        )}
      />
      <TextField
        label="State"
        autoComplete="address-level1"
        required
        error={errors.province?.message}
        {...form.register("province", { onChange: () => touch("province") })}
      />
      <Select
        label="Country"
        autoComplete="country"
        required
        error={errors.country_code?.message}
        {...form.register("country_code", { onChange: () => touch("country_code") })}
      >
        <option value="" disabled>
          Choose a country
        </option>
        <option value="in">India</option>
      </Select>
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={isSubmitting}>
          Save Address
        </Button>
      </div>
    </form>
  )
}
