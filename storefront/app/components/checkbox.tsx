import type { ComponentProps } from "react"
import { FieldError, type FieldProps, useField } from "./field-frame.tsx"

/** A checkbox with its label. Accepts react-hook-form's `register(…)` as props. */
export function Checkbox(props: Omit<FieldProps, "hint"> & ComponentProps<"input">) {
  const { frame, control } = useField(props)
  return (
    <div className={frame.className}>
      <label className="flex min-h-6 items-start gap-3 text-sm">
        <input type="checkbox" className="mt-px size-5 shrink-0 accent-(--accent)" {...control} />
        <span>{frame.label}</span>
      </label>
      <FieldError {...frame} />
    </div>
  )
}
