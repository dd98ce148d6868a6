import type { ReactNode } from "react"
import { Link, type LinkProps, useLocation, useSearchParams } from "react-router-dom"
import { cx } from "../../../lib/class-names.ts"
import { LISTS } from "./messages.ts"
import { useListChange } from "./sheet-form.ts"

/** @returns the address of this list with a value of `name` added, or without it where it is there; from its first page on */
export function useToggled(name: string) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  return (value: string) => {
    const next = new URLSearchParams(params)
    next.delete("page")
    if (params.getAll(name).includes(value)) next.delete(name, value)
    else next.append(name, value)
    return `${pathname}?${next}`
  }
}

type Props = { to: string; isChosen: boolean; count: number; children: ReactNode }

/** A value to filter a list by, with how many products have it. */
export const ChosenLink = ({ to, isChosen, count, children }: Props) => (
  <FilterLink
    to={to}
    aria-current={isChosen || undefined}
    className={cx(
      "inline-flex min-h-10 max-w-full items-center gap-2 rounded-3xl border px-3 text-sm wrap-anywhere",
      isChosen ? "border-brand bg-brand-soft font-medium text-brand" : "border-line-strong bg-surface hover:border-ink",
    )}
  >
    {children} <span className="text-ink-soft">{count}</span>
    <span className="sr-only">{isChosen ? LISTS.takeOut : LISTS.goods(count)}</span>
  </FilterLink>
)

/** A link that filters its list otherwise; in the sheet, which stays open. */
export function FilterLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const { hash, options } = useListChange()
  return <Link to={`${to}${hash}`} rel="nofollow" preventScrollReset {...options} {...rest} />
}
