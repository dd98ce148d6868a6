import type { ComponentProps } from "react"
import { cx } from "../lib/class-names.ts"
import { CONTROL } from "./control.ts"
import { FieldFrame, type FieldProps, useField } from "./field-frame.tsx"

/** Several lines of text. Accepts react-hook-form's `register(…)` as props. */
export function TextArea(props: FieldProps & ComponentProps<"textarea">) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea rows={6} className={cx(CONTROL, "py-2.5")} {...control} />
    </FieldFrame>
  )
}
