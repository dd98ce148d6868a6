import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"
import { CONTROL } from "./control.ts"
import { FieldFrame, type FieldProps } from "./field-frame.tsx"

/** The browser's own select, which is good on every phone; `children` are `<option>`s. */
export const Select = ({ label, hint, error, className, ...rest }: ComponentProps<"select"> & FieldProps) => (
  <FieldFrame
    label={label}
    hint={hint}
    error={error}
    className={className}
    control={(props) => (
      <div className="relative">
        <select {...props} className={`${CONTROL} appearance-none pr-9 text-ellipsis`} {...rest} />
        <ChevronDown className="pointer-events-none absolute top-3.5 right-3 size-4 text-ink-soft" />
      </div>
    )}
  />
)
