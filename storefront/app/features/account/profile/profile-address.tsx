import type { UpdateProfile } from "@haat/accounts/contract"
import { Trash } from "lucide-react"
import { useWatch } from "react-hook-form"
import { Button } from "../../../components/button.tsx"
import { Checkbox } from "../../../components/checkbox.tsx"
import { Select } from "../../../components/select.tsx"
import type { ContractForm } from "../../../lib/forms/use-contract-form.ts"
import { AddressFields } from "../address/address-fields.tsx"
import { addressPart } from "../address/address-part.ts"
import { PROFILE } from "./messages.ts"
import type { ProfileValues } from "./profile-values.ts"

type ProfileAddressProps = {
  form: ContractForm<ProfileValues, UpdateProfile>
  /** from 0 */
  index: number
  /** of a saved address */
  id?: string
  onDefault: () => void
  onRemove: () => void
}

/** One of a shopper's addresses. The default changes by marking another one; it cannot be unmarked. */
export function ProfileAddress({ form, index, id, onDefault, onRemove }: ProfileAddressProps) {
  const isDefault = useWatch({ control: form.control, name: `addresses.${index}.is_default` })
  const name = PROFILE.addressNumber(index + 1)
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-line pt-6 sm:grid-cols-2">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3 sm:col-span-2">
        <p aria-hidden className="font-semibold">
          {name}
        </p>
        <Button
          // without JavaScript the form `remove-address` removes it; an unsaved one is there with JavaScript alone
          {...(id && { type: "submit", form: "remove-address", name: "id", value: id })}
          size="sm"
          variant="danger"
          aria-label={PROFILE.removeAddress(index + 1)}
          onClick={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          <Trash className="size-4" /> {PROFILE.remove}
        </Button>
      </div>
      {id && <input type="hidden" name={`addresses.${index}.id`} value={id} />}
      <AddressFields part={addressPart(form, `addresses.${index}.`)} />
      <Select label={PROFILE.addressType} {...form.field(`addresses.${index}.type`)}>
        <option value="shipping">{PROFILE.shipping}</option>
        <option value="billing">{PROFILE.billing}</option>
      </Select>
      <Checkbox
        className="self-center sm:pt-6"
        label={PROFILE.defaultAddress}
        // one name for all, so that the browser marks one only
        type="radio"
        name="default_address"
        value={index}
        checked={Boolean(isDefault)}
        onChange={onDefault}
      />
    </fieldset>
  )
}
