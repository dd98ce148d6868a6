import type { ComponentProps } from "react"
import { CONTROL } from "./control.ts"
import { FieldFrame, type FieldProps, useField } from "./field-frame.tsx"
import { ChevronDown } from "./icons.ts"

/** The browser's own select, which is good on every phone; `children` are `<option>`s. */
export function Select(props: FieldProps & ComponentProps<"select">) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select className={`${CONTROL} appearance-none pr-9 text-ellipsis`} {...control} />
        <ChevronDown className="pointer-events-none absolute top-3.5 right-3 size-4 text-ink-soft" />
      </div>
    </FieldFrame>
  )
}
