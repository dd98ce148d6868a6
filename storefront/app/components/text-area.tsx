import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from "react"
import { cx } from "../lib/class-names.ts"
import { CONTROL } from "./control.ts"
import { describedBy, FieldFrame } from "./field-frame.tsx"

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  hint?: ReactNode
  error?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. Accepts react-hook-form's `register(…)` as props. */
export function TextArea({ label, hint, error, className, id, rows = 6, ...rest }: TextAreaProps) {
  const own = useId()
  const name = id ?? own
  return (
    <FieldFrame id={name} label={label} hint={hint} error={error} className={className}>
      <textarea
        id={name}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, hint, error)}
        className={cx(CONTROL, "py-2.5")}
        {...rest}
      />
    </FieldFrame>
  )
}
