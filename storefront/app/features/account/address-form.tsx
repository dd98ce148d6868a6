import { type Address, NewAddress } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import type { z } from "zod"
import { Button } from "../../components/button.tsx"
import { Select } from "../../components/select.tsx"
import { TextField } from "../../components/text-field.tsx"
import { FetchError } from "../../lib/sdk.ts"
import { ACCOUNT } from "./messages.ts"
import { useSaveAddress } from "./save-address.ts"

type Typed = z.input<typeof NewAddress>

const explain = (error: unknown) =>
  error instanceof FetchError && error.status && error.status < 500
    ? `${ACCOUNT.addressFailed} ${error.message}`
    : ACCOUNT.addressFailed

type AddressFormProps = { onSaved: (address: Address) => void; onCancel?: () => void }

/** Adds one address. What was typed stays when it cannot be saved. */
export const AddressForm = ({ onSaved, onCancel }: AddressFormProps) => {
  const { mutateAsync } = useSaveAddress()
  const [problem, setProblem] = useState<string>()
  const form = useForm<Typed, unknown, NewAddress>({
    resolver: zodResolver(NewAddress),
    defaultValues: { address_1: "", address_2: "", city: "", province: "", postal_code: "", country_code: "in" },
  })
  const { errors, isSubmitting } = form.formState
  const field = (name: keyof Typed) => ({ error: errors[name]?.message, ...form.register(name) })

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
      <TextField
        label="Postal Code"
        autoComplete="postal-code"
        inputMode="numeric"
        required
        {...field("postal_code")}
      />
      <TextField label="City" autoComplete="address-level2" required {...field("city")} />
      <TextField label="State" autoComplete="address-level1" required {...field("province")} />
      <Select label="Country" autoComplete="country" required {...field("country_code")}>
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
