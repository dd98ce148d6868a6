import { ChevronDown } from "lucide-react"
import { type ReactNode, type Ref, type SelectHTMLAttributes, useId } from "react"
import { CONTROL } from "./control.ts"
import { describedBy, FieldFrame } from "./field-frame.tsx"

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  hint?: ReactNode
  error?: string
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select, which is good on every phone; `children` are `<option>`s. */
export function Select({ label, hint, error, className, id, children, ...rest }: SelectProps) {
  const own = useId()
  const name = id ?? own
  return (
    <FieldFrame id={name} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <select
          id={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, hint, error)}
          className={`${CONTROL} appearance-none pr-9 text-ellipsis`}
          {...rest}
        >
          {children}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3.5 right-3 size-4 text-ink-soft" />
      </div>
    </FieldFrame>
  )
}
