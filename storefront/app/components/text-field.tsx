import { type ComponentProps, type ReactNode, useState } from "react"
import { cx } from "../lib/class-names.ts"
import { CONTROL } from "./control.ts"
import { FieldFrame, type FieldProps, useField } from "./field-frame.tsx"
import { Eye, EyeOff } from "./icons.ts"
import { COMMON } from "./messages.ts"

type TextFieldProps = FieldProps &
  ComponentProps<"input"> & {
    /** decoration at the end of the field, such as a spinner */
    end?: ReactNode
  }

/** Accepts react-hook-form's `register(…)` as props. `type="password"` has a show/hide button. */
export function TextField({ end, type = "text", ...props }: TextFieldProps) {
  const { frame, control } = useField(props)
  const [shown, setShown] = useState(false)
  const secret = type === "password"
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          type={secret && shown ? "text" : type}
          className={cx(CONTROL, (secret || end !== undefined) && "pr-12")}
          {...control}
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
