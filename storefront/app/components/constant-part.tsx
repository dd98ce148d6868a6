import type { ReactNode } from "react"
import { isKept } from "../lib/constant-parts.ts"

type ConstantPartProps = {
  /** Tells it from every other part and version of it; one of a few texts, of letters, digits and hyphens. */
  name: string
  /** Elements that look the same to everybody at every time, without `useId`. */
  children: ReactNode
}

/**
 * A part of the page that nothing but its name decides: the server renders it once and uses its text again from then
 * on. In the browser it is its children, which find in the page the markup they would have made themselves.
 */
export function ConstantPart({ name, children }: ConstantPartProps) {
  // while developing, what changed must show
  if (!import.meta.env.SSR || import.meta.env.DEV) return children
  if (isKept(name)) return <template data-kept={name} />
  return (
    <>
      <template data-new={name} />
      {children}
      <template data-end="" />
    </>
  )
}
