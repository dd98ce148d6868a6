import type { ReactNode } from "react"
import { Link } from "react-router-dom"

type AuthCardProps = {
  title: string
  /** link to the counterpart of the form */
  footer?: { question: string; to: string; label: string }
  children: ReactNode
}

/** A form on a card in the middle of the page, with a link below. */
export function AuthCard({ title, footer, children }: AuthCardProps) {
  return (
    <div className="mx-auto max-w-lg py-2 sm:py-8">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 className="mb-6 text-2xl font-semibold">{title}</h1>
        {children}
      </div>
      {footer && (
        <p className="mt-6 text-center">
          {footer.question}{" "}
          <Link to={footer.to} className="font-semibold text-brand underline">
            {footer.label}
          </Link>
        </p>
      )}
    </div>
  )
}
