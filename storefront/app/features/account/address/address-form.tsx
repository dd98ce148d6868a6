import { type Address, NewAddress } from "@haat/accounts/contract"
import { useState } from "react"
import { Button } from "../../../components/button.tsx"
import { FormProblem } from "../../../components/form-problem.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { useDraft } from "../../../lib/device/use-draft.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { withNext } from "../authentication/next-page.ts"
import { ACCOUNT } from "../messages.ts"
import { AddressFields } from "./address-fields.tsx"
import { addressPart, EMPTY_ADDRESS } from "./address-part.ts"
import { useSaveAddress } from "./save-address.ts"
import { useSuggestedCode } from "./use-suggested-code.ts"

const explain = (error: unknown) =>
  isClientError(error) ? `${ACCOUNT.addressFailed} ${error.message}` : ACCOUNT.addressFailed

type AddressFormProps = {
  /** the page that comes after, where the browser sends the form by itself */
  next: string
  onSaved: (address: Address) => void
  onCancel?: () => void
}

/** Adds one address. The fields keep their values when it cannot be saved. */
export const AddressForm = ({ next, onSaved, onCancel }: AddressFormProps) => {
  const { mutateAsync } = useSaveAddress()
  const [problem, setProblem] = useState<string>()
  const form = useContractForm("address", NewAddress, EMPTY_ADDRESS)
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
    <PageForm
      name="address"
      action={withNext("/updateAddress", next)}
      onSubmit={submit}
      className="grid gap-5 sm:grid-cols-2"
    >
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
    </PageForm>
  )
}
