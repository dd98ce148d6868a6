import type { HTMLAttributes } from "react"
import { cx } from "../lib/class-names.ts"

/** Why a form could not be sent, above its button; read out at once. */
export const FormProblem = ({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) => (
  <p
    role="alert"
    className={cx("rounded-md bg-bad-soft px-4 py-3 text-sm font-medium text-bad", className)}
    {...rest}
  />
)
