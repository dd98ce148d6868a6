import type { LucideIcon } from "lucide-react"
import type { ComponentProps } from "react"
import { cx } from "../lib/class-names.ts"

type IconButtonProps = ComponentProps<"button"> & { icon: LucideIcon; label: string }

/** A button with an icon alone; `label` is its accessible name. */
export function IconButton({ icon: Icon, label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        "inline-grid size-11 place-items-center rounded-md text-ink transition-colors hover:bg-sunken",
        "disabled:cursor-not-allowed disabled:text-ink-soft disabled:opacity-60",
        className,
      )}
      {...rest}
    >
      <Icon className="size-5" />
    </button>
  )
}
