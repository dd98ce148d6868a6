import { type Address, NewAddress } from "@haat/accounts/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { useForm } from "react-hook-form"
import { Button } from "../../../components/button.tsx"
import { FormProblem } from "../../../components/form-problem.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { useDraft } from "../../../lib/device/use-draft.ts"
import { ACCOUNT } from "../messages.ts"
import { AddressFields } from "./address-fields.tsx"
import { addressPart, EMPTY_ADDRESS, type TypedAddress } from "./address-part.ts"
import { useSaveAddress } from "./save-address.ts"
import { useSuggestedCode } from "./use-suggested-code.ts"

const explain = (error: unknown) =>
  isClientError(error) ? `${ACCOUNT.addressFailed} ${error.message}` : ACCOUNT.addressFailed

type AddressFormProps = { onSaved: (address: Address) => void; onCancel?: () => void }

/** Adds one address. The fields keep their values when it cannot be saved. */
export const AddressForm = ({ onSaved, onCancel }: AddressFormProps) => {
  const { mutateAsync } = useSaveAddress()
  const [problem, setProblem] = useState<string>()
  const form = useForm<TypedAddress, unknown, NewAddress>({
    resolver: zodResolver(NewAddress),
    defaultValues: EMPTY_ADDRESS,
  })
  const discardDraft = useDraft("address", form)
  const suggestedCode = useSuggestedCode(form)

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(undefined)
      try {
        const { address } = await mutateAsync(values)
        discardDraft()
        onSaved(address)
      } catch (error) {
        setProblem(explain(error))
      }
    },
    () => setProblem(ACCOUNT.fillRequired),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      {problem && <FormProblem className="sm:col-span-2">{problem}</FormProblem>}
      <AddressFields part={addressPart(form)} suggestedCode={suggestedCode} />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        {onCancel && (
          <Button
            variant="secondary"
            onClick={() => {
              discardDraft()
              onCancel()
            }}
          >
            {ACCOUNT.cancel}
          </Button>
        )}
        <Button type="submit" busy={form.formState.isSubmitting}>
          {ACCOUNT.saveAddress}
        </Button>
      </div>
    </form>
  )
}
