import type { FormEvent } from "react"
import { isClientError } from "../../lib/backend/sdk.ts"
import { useNamedFormResult } from "../../lib/forms/form-result.ts"
import { useOfferCode } from "../../lib/shop/offers/offer-codes.ts"
import { Button } from "../button.tsx"
import { PageForm } from "../page-form.tsx"
import { TextField } from "../text-field.tsx"
import { OFFERS } from "./messages.ts"

/** A field for a code. It starts empty; why a code cannot be used stands below it. */
export function CodeForm() {
  const { mutate, reset, isPending, isSuccess, error, variables } = useOfferCode()
  const result = useNamedFormResult("code")
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get("code")).trim()
    if (code && !isPending) mutate({ code }, { onSuccess: () => form.reset() })
  }
  return (
    <PageForm name="code" hasFieldMessage onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <TextField
        label={OFFERS.code}
        name="code"
        error={error ? (isClientError(error) ? error.message : OFFERS.failed) : result?.message}
        {...(result?.message && { autoFocus: true, suppressHydrationWarning: true })}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={() => error && reset()}
      />
      <Button type="submit" variant="secondary" busy={isPending} className="mt-7 self-start">
        {OFFERS.apply}
      </Button>
      <p role="status" className="sr-only">
        {isSuccess && OFFERS.put(variables.code.toUpperCase())}
      </p>
    </PageForm>
  )
}
