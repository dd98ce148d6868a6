import type { LucideIcon } from "lucide-react"

type Link = {
  /** address of the page, without the language */
  to: string
  text: string
  /** everyone by default; guests see no link for shoppers */
  who?: "everyone" | "shopper"
}

/**
 * A link of a plugin: in the list at the side, at the end of each page, or in the sitemap alone. Pages below an
 * unlisted address are of no use to search engines: robots.txt names it.
 */
export type NavEntry =
  | (Link & { place: "navigation"; icon: LucideIcon })
  | (Link & { place: "footer" })
  | { place: "sitemap" | "unlisted"; to: string }

/** Defines the links of a plugin: the default export of its `storefront/nav.ts`. */
export const defineNav = (entries: NavEntry[]): NavEntry[] => entries
