import { Eye, EyeOff } from "lucide-react"
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from "react"
import { cx } from "../lib/class-names.ts"
import { CONTROL } from "./control.ts"
import { describedBy, FieldFrame } from "./field-frame.tsx"
import { COMMON } from "./messages.ts"

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: ReactNode
  error?: string
  /** decoration at the end of the field, such as a spinner */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Accepts react-hook-form's `register(…)` as props. `type="password"` has a show/hide button. */
export function TextField({ label, hint, error, end, className, type = "text", id, ...rest }: TextFieldProps) {
  const own = useId()
  const name = id ?? own
  const [shown, setShown] = useState(false)
  const secret = type === "password"
  return (
    <FieldFrame id={name} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          id={name}
          type={secret && shown ? "text" : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, hint, error)}
          className={cx(CONTROL, (secret || end !== undefined) && "pr-12")}
          {...rest}
        />
        {end && (
          <span className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-soft">
            {end}
          </span>
        )}
        {secret && (
          <button
            type="button"
            aria-label={shown ? COMMON.hidePassword : COMMON.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink noscript:hidden"
          >
            {shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          </button>
        )}
      </div>
    </FieldFrame>
  )
}
