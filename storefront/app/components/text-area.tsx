import type { ComponentProps } from "react"
import { CONTROL } from "./control.ts"
import { FieldFrame, type FieldProps } from "./field-frame.tsx"

type TextAreaProps = ComponentProps<"textarea"> & FieldProps

/** Several lines of text. Accepts react-hook-form's `register(…)` as props. */
export const TextArea = ({ label, hint, error, className, rows = 6, ...rest }: TextAreaProps) => (
  <FieldFrame
    label={label}
    hint={hint}
    error={error}
    className={className}
    control={(props) => <textarea {...props} rows={rows} className={`${CONTROL} py-2.5`} {...rest} />}
  />
)
