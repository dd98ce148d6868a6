import { type Address, NewAddress } from "@haat/accounts/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { Button } from "../../../components/button.tsx"
import { FormProblem } from "../../../components/form-problem.tsx"
import { PageForm } from "../../../components/page-form.tsx"
import { isClientError } from "../../../lib/backend/sdk.ts"
import { usePost } from "../../../lib/backend/use-post.ts"
import { useDraft } from "../../../lib/device/use-draft.ts"
import { useContractForm } from "../../../lib/forms/use-contract-form.ts"
import { meQuery } from "../../../lib/person/me-query.ts"
import { deliveryCode } from "../../../lib/visit/delivery-code.ts"
import { withNext } from "../authentication/next-page.ts"
import { ACCOUNT } from "../messages.ts"
import { AddressFields } from "./address-fields.tsx"
import { addressPart, EMPTY_ADDRESS } from "./address-part.ts"

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
  const client = useQueryClient()
  const { mutateAsync } = usePost<NewAddress, { address: Address; addresses: Address[] }>("/store/addresses")
  const [problem, setProblem] = useState<string>()
  const form = useContractForm("address", NewAddress, EMPTY_ADDRESS)
  const discardDraft = useDraft("address", form)
  const { getValues } = form
  const isFirst = useQuery(meQuery).data?.addresses.length === 0
  const [suggestedCode, setSuggestedCode] = useState<string>()
  useEffect(() => {
    // a guest's first address will be where they have asked what delivery costs; only an empty form gets that code
    if (isFirst && !getValues(["postal_code", "city", "province"]).some(Boolean))
      setSuggestedCode(deliveryCode.get() ?? undefined)
  }, [getValues, isFirst])

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(undefined)
      try {
        const { address, addresses } = await mutateAsync(values)
        client.setQueryData(meQuery.queryKey, (me) => me && { ...me, addresses })
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
