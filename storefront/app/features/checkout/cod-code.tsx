import type { MouseEvent } from "react"
import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { CHECKOUT } from "./messages.ts"

/** id of the form that has the code mailed, which cannot be within that of the order */
export const COD_CODE_FORM = "mail-cod-code"

type CodCodeProps = { value: string; onChange: (code: string) => void }

/** Mails a code, and asks for it: a first order that is paid on delivery may need one. */
export function CodCode({ value, onChange }: CodCodeProps) {
  const { mutate, isPending, isSuccess, error } = usePost<object, object>("/store/checkout/cod-code")
  const mail = (event: MouseEvent) => {
    event.preventDefault()
    mutate({})
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-4">
      <p className="text-sm text-ink-soft">{CHECKOUT.codCodeWhy}</p>
      <Button type="submit" form={COD_CODE_FORM} size="sm" variant="secondary" busy={isPending} onClick={mail}>
        {CHECKOUT.codCodeSend}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {isSuccess && CHECKOUT.codCodeSent}
      </p>
      <TextField
        label={CHECKOUT.codCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error ? (isClientError(error) ? error.message : CHECKOUT.somethingWrong) : undefined}
      />
    </div>
  )
}
