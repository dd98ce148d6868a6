import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { isClientError } from "../../lib/backend/sdk.ts"
import { usePost } from "../../lib/backend/use-post.ts"
import { CHECKOUT } from "./messages.ts"

type CodCodeProps = { value: string; onChange: (code: string) => void; disabled: boolean }

/** Mails a code, and asks for it: a first order that is paid on delivery may need one. */
export function CodCode({ value, onChange, disabled }: CodCodeProps) {
  const { mutate, isPending, isSuccess, error } = usePost<object, object>("/store/checkout/cod-code")
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface p-4">
      <p className="text-sm text-ink-soft">{CHECKOUT.codCodeWhy}</p>
      <Button size="sm" variant="secondary" busy={isPending} onClick={() => mutate({})}>
        {CHECKOUT.codCodeSend}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {isSuccess && CHECKOUT.codCodeSent}
      </p>
      <TextField
        label={CHECKOUT.codCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        error={error ? (isClientError(error) ? error.message : CHECKOUT.somethingWrong) : undefined}
      />
    </div>
  )
}
