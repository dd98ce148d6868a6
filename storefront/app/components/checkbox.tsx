import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react"
import { describedBy } from "./field-frame.tsx"

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its label. Accepts react-hook-form's `register(…)` as props. */
export function Checkbox({ label, error, className, id, ...rest }: CheckboxProps) {
  const own = useId()
  const name = id ?? own
  return (
    <div className={className}>
      <label className="flex min-h-6 items-start gap-3 text-sm">
        <input
          id={name}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, undefined, error)}
          className="mt-px size-5 shrink-0 accent-(--accent)"
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
