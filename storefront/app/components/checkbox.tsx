import type { ComponentProps, ReactNode } from "react"
import { FieldFrame, type FieldProps } from "./field-frame.tsx"

type CheckboxProps = ComponentProps<"input"> & Omit<FieldProps, "label" | "hint"> & { label: ReactNode }

/** A checkbox with its label. Accepts react-hook-form's `register(…)` as props. */
export const Checkbox = ({ label, error, className, ...rest }: CheckboxProps) => (
  <FieldFrame
    error={error}
    className={className}
    control={(props) => (
      <label className="flex min-h-6 items-start gap-3 text-sm">
        <input {...props} type="checkbox" className="mt-px size-5 shrink-0 accent-(--accent)" {...rest} />
        <span>{label}</span>
      </label>
    )}
  />
)
