import { type ReactNode, useId } from "react"

/** A titled section of a long form, with its fields in two columns on wide screens. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
      <h2 id={id} className="mb-5 text-xl font-semibold">
        {title}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}
