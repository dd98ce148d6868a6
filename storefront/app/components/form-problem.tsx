import type { HTMLAttributes } from "react"
import { cx } from "../lib/class-names.ts"

/** Shows why a form could not be sent, and announces it to screen readers. */
export const FormProblem = ({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) => (
  <p
    role="alert"
    className={cx("rounded-md bg-bad-soft px-4 py-3 text-sm font-medium text-bad", className)}
    {...rest}
  />
)
