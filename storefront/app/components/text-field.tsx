import { Eye, EyeOff } from "lucide-react"
import { type ComponentProps, type ReactNode, useState } from "react"
import { cx } from "../lib/class-names.ts"
import { CONTROL } from "./control.ts"
import { FieldFrame, type FieldProps } from "./field-frame.tsx"
import { COMMON } from "./messages.ts"

type TextFieldProps = ComponentProps<"input"> & FieldProps & { end?: ReactNode }

/**
 * Accepts react-hook-form's `register(…)` as props. `type="password"` has a show/hide button.
 * @param end decoration at the end of the field, such as a spinner
 */
export function TextField({ label, hint, error, end, className, type = "text", ...rest }: TextFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const isSecret = type === "password"
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      className={className}
      control={(props) => (
        <div className="relative">
          <input
            {...props}
            type={isSecret && isVisible ? "text" : type}
            className={cx(CONTROL, (isSecret || end !== undefined) && "pr-12")}
            {...rest}
          />
          {end && (
            <span className="pointer-events-none absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-soft">
              {end}
            </span>
          )}
          {isSecret && (
            <button
              type="button"
              aria-label={isVisible ? COMMON.hidePassword : COMMON.showPassword}
              aria-pressed={isVisible}
              onClick={() => setVisible(!isVisible)}
              className={
                "absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink " +
                "noscript:hidden"
              }
            >
              {isVisible ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
            </button>
          )}
        </div>
      )}
    />
  )
}
