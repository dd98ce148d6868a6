import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

type EmptyStateProps = {
  icon: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
  as?: "h1" | "p"
}

/** Shown in place of an empty list or page, with a link or button to continue. */
export function EmptyState({ icon: Icon, title, children, action, as: Heading = "p" }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-16 text-center">
      <span className="grid size-16 place-items-center rounded-xl bg-brand-soft text-brand">
        <Icon className="size-8" strokeWidth={1.5} />
      </span>
      <Heading className="mt-5 text-xl font-semibold">{title}</Heading>
      {children && <div className="mt-2 text-ink-soft">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
