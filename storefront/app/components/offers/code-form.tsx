import { type FormEvent, useState } from "react"
import { isClientError } from "../../lib/backend/sdk.ts"
import { useFormResultOf } from "../../lib/forms/form-result.ts"
import { useOfferCode } from "../../lib/shop/offers/offer-codes.ts"
import { Button } from "../button.tsx"
import { PageForm } from "../page-form.tsx"
import { TextField } from "../text-field.tsx"
import { OFFERS } from "./messages.ts"

/** A field for a code. It starts empty; why a code cannot be used stands below it. */
export function CodeForm() {
  const { mutate, isPending } = useOfferCode()
  const [code, setCode] = useState("")
  const [error, setError] = useState(useFormResultOf("code")?.message)
  const [isPut, setPut] = useState("")
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (!typed || isPending) return
    setPut("")
    mutate(
      { code: typed },
      {
        onSuccess: () => {
          setCode("")
          setError(undefined)
          setPut(typed.toUpperCase())
        },
        onError: (failure) => setError(isClientError(failure) ? failure.message : OFFERS.failed),
      },
    )
  }
  return (
    <PageForm name="code" hasFieldMessage onSubmit={apply} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <TextField
        label={OFFERS.code}
        name="code"
        value={code}
        error={error}
        autoFocus={!!error}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => {
          setCode(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="secondary" busy={isPending} className="mt-7 self-start">
        {OFFERS.apply}
      </Button>
      <p role="status" className="sr-only">
        {isPut && OFFERS.put(isPut)}
      </p>
    </PageForm>
  )
}
