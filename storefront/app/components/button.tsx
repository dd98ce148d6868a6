import type { ComponentProps } from "react"
import type { LinkProps } from "react-router-dom"
import { cx } from "../lib/class-names.ts"
import { ShopLink } from "./shop-link.tsx"
import { Spinner } from "./spinner.tsx"

type ButtonStyle = { variant?: "primary" | "soft" | "secondary" | "quiet" | "danger"; size?: "sm" | "md" | "lg" }

const VARIANTS = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  // for an action that a page shows many times
  soft: "bg-accent-soft text-accent-strong hover:bg-accent hover:text-on-accent",
  secondary: "border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken",
  quiet: "text-brand hover:bg-brand-soft",
  danger: "border border-bad bg-surface text-bad hover:bg-bad-soft",
}
const SIZES = {
  sm: "min-h-9 px-3 text-sm",
  md: "min-h-11 px-5 text-sm",
  lg: "min-h-13 px-7 text-base",
}

const buttonClasses = ({ variant = "primary", size = "md" }: ButtonStyle, className?: string) =>
  cx(
    "inline-flex items-center justify-center gap-2 rounded-md font-semibold transition-colors select-none",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-soft",
    VARIANTS[variant],
    SIZES[size],
    className,
  )

export type ButtonProps = ComponentProps<"button"> & ButtonStyle & { busy?: boolean }

/** While `busy` it stays focusable, is announced as busy to screen readers and ignores clicks. */
export function Button({ variant, size, busy, className, children, onClick, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses({ variant, size }, className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonStyle) {
  return <ShopLink className={buttonClasses({ variant, size }, className)} {...rest} />
}
