import { MAX_ADDRESSES, type UpdateProfile } from "@haat/accounts/contract"
import { Plus } from "lucide-react"
import { useId, useRef, useState } from "react"
import { useFieldArray } from "react-hook-form"
import { Button } from "../../../components/button.tsx"
import type { ContractForm } from "../../../lib/forms/use-contract-form.ts"
import { EMPTY_ADDRESS } from "../address/address-part.ts"
import { PROFILE } from "./messages.ts"
import { ProfileAddress } from "./profile-address.tsx"
import type { ProfileValues } from "./profile-values.ts"

type Removed = { index: number; address: ProfileValues["addresses"][number] }

/** Up to four addresses, one of them the default. A removal can be undone until the profile is saved. */
export function ProfileAddresses({ form }: { form: ContractForm<ProfileValues, UpdateProfile> }) {
  const { fields, append, remove, insert } = useFieldArray({ control: form.control, name: "addresses", keyName: "key" })
  const [removed, setRemoved] = useState<Removed>()
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  const markDefault = (chosen: number) => {
    for (const index of fields.keys())
      form.setValue(`addresses.${index}.is_default`, index === chosen, { shouldDirty: true })
  }
  const removeAddress = (index: number) => {
    const address = form.getValues(`addresses.${index}`)
    remove(index)
    setRemoved({ index, address })
    const isLast = form.getValues("addresses").length === 0
    if (address.is_default && !isLast) form.setValue("addresses.0.is_default", true, { shouldDirty: true })
    // the focused button has been removed
    heading.current?.focus()
  }
  const undoRemove = ({ index, address }: Removed) => {
    insert(index, { ...address, is_default: false })
    setRemoved(undefined)
  }

  return (
    <section aria-labelledby={title} className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
      <h2 id={title} ref={heading} tabIndex={-1} className="mb-5 text-xl font-semibold outline-none">
        {PROFILE.addresses}
      </h2>
      {fields.length === 0 && <p className="text-ink-soft">{PROFILE.noAddresses}</p>}
      <div className="space-y-8">
        {fields.map(({ key, id }, index) => (
          <ProfileAddress
            key={key}
            form={form}
            index={index}
            id={id}
            onDefault={() => markDefault(index)}
            onRemove={() => removeAddress(index)}
          />
        ))}
      </div>
      <div role="status">
        {removed && (
          <p className="mt-5 flex flex-wrap items-center gap-3 rounded-md bg-sunken px-4 py-2 text-sm">
            {PROFILE.addressRemoved}
            <Button size="sm" variant="quiet" onClick={() => undoRemove(removed)}>
              {PROFILE.undo}
            </Button>
          </p>
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {fields.length < MAX_ADDRESSES ? (
          <Button
            type="submit"
            form="add-address"
            variant="secondary"
            onClick={(event) => {
              event.preventDefault()
              setRemoved(undefined)
              append(
                { ...EMPTY_ADDRESS, type: "shipping", is_default: fields.length === 0 },
                { focusName: `addresses.${fields.length}.address_1` },
              )
            }}
          >
            <Plus className="size-4" /> {PROFILE.addAddress}
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{PROFILE.addressesFull}</p>
        )}
      </div>
    </section>
  )
}
