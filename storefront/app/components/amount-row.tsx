import type { ReactNode } from "react"

type AmountRowProps = { term: ReactNode; lang?: string; className?: string; children: ReactNode }

/** A row of a `<dl>` with a term and an amount; `className` applies to the amount. */
export const AmountRow = ({ term, lang, className, children }: AmountRowProps) => (
  <>
    <dt className="flex flex-wrap items-center gap-x-2 text-ink-soft wrap-anywhere" lang={lang}>
      {term}
    </dt>
    <dd className={className}>{children}</dd>
  </>
)
