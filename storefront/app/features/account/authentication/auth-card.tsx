import type { ReactNode } from "react"

/** A form on a card in the middle of the page, with a link to its counterpart below. */
export function AuthCard({ title, footer, children }: { title: string; footer?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-lg py-2 sm:py-8">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 className="mb-6 text-2xl font-semibold">{title}</h1>
        {children}
      </div>
      {footer && <p className="mt-6 text-center">{footer}</p>}
    </div>
  )
}
