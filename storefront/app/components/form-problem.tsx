import type { ReactNode } from "react"
import { cx } from "../lib/class-names.ts"

type FormProblemProps = { children: ReactNode; className?: string }

/** Why a form could not be sent, above its button; read out at once. */
export const FormProblem = ({ children, className }: FormProblemProps) => (
  <p role="alert" className={cx("rounded-md bg-bad-soft px-4 py-3 text-sm font-medium text-bad", className)}>
    {children}
  </p>
)
