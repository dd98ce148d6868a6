import type { ReactNode } from "react"
import { markPart } from "./constant-parts.ts"

type ConstantPartProps = {
  /** Unique for each part and each version of it: it contains everything the markup depends on. */
  name: string
  /** Elements whose markup depends on `name` alone, without `useId`. */
  children: ReactNode
}

/**
 * A part of the page whose markup depends on its name alone: the server renders it once and reuses the HTML. In the
 * browser it is its children, which hydrate the markup they would have made themselves.
 */
export function ConstantPart({ name, children }: ConstantPartProps) {
  // while developing, changed code must show
  if (!import.meta.env.SSR || import.meta.env.DEV) return children
  const mark = markPart(name)
  if (!mark) return children
  if ("kept" in mark) return <template data-kept={mark.kept} />
  return (
    <>
      <template data-fresh={mark.fresh} />
      {children}
      <template data-end="" />
    </>
  )
}
