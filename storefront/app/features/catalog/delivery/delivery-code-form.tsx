import { usualPostalCode } from "@haat/places/contract"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { Button } from "../../../components/button.tsx"
import { CONTROL } from "../../../components/control.ts"
import { isPostalCode } from "../../../lib/format/postal-code.ts"
import { DELIVERY } from "./messages.ts"

type DeliveryCodeFormProps = {
  initial: string
  /** whether the form has just been opened with a click */
  focus: boolean
  onCheck: (code: string) => void
}

/** A form with the postal code, in one line. */
export function DeliveryCodeForm({ initial, focus, onCheck }: DeliveryCodeFormProps) {
  const id = useId()
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = usualPostalCode(String(new FormData(event.currentTarget).get("postal_code")))
    if (isPostalCode(code)) return onCheck(code)
    setError(DELIVERY.sixDigits)
    input.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {DELIVERY.checkCode}
      </label>
      <div className="flex max-w-xs gap-2">
        <input
          ref={input}
          id={id}
          type="text"
          name="postal_code"
          defaultValue={initial}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className={`${CONTROL} min-w-0`}
        />
        <Button type="submit" variant="secondary">
          {DELIVERY.check}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-bad">
          {error}
        </p>
      )}
    </form>
  )
}
