import type { MouseEvent } from "react"
import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import type { FormResult } from "../../lib/forms/form-result.ts"
import { CHECKOUT } from "./messages.ts"

type CodCodeProps = {
  value: string
  onChange: (code: string) => void
  /** of the server to the form of the order, which a browser has sent by itself */
  result: FormResult | undefined
}

/** Mails a code, and asks for it: a first order that is paid on delivery may need one. */
export function CodCode({ value, onChange, result }: CodCodeProps) {
  const { mutate, isPending, isSuccess, error } = usePost<object, object>("/store/checkout/cod-code")
  const mail = (event: MouseEvent) => {
    event.preventDefault()
    mutate({})
  }
  const failure = error && (isClientError(error) ? error.message : CHECKOUT.somethingWrong)
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-4">
      <p className="text-sm text-ink-soft">{CHECKOUT.codCodeWhy}</p>
      <Button
        type="submit"
        name="form"
        value="mailCodCode"
        size="sm"
        variant="secondary"
        busy={isPending}
        onClick={mail}
      >
        {CHECKOUT.codCodeSend}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {isSuccess ? CHECKOUT.codCodeSent : result?.done}
      </p>
      <TextField
        label={CHECKOUT.codCode}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={failure || result?.errors?.code || (result?.form === "mailCodCode" ? result.message : undefined)}
      />
    </div>
  )
}
