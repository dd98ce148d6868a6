import type { Person } from "@haat/accounts/contract"
import { redirect, redirectDocument } from "react-router-dom"
import type { PageArgs, PageQueries } from "../backend/load-page.ts"
import { stripLanguage } from "../language/addresses.ts"
import { meQuery } from "./me-query.ts"

/** Redirects administrators to the back office with a full page load, because it is outside the storefront. */
export function redirectAdministrator(person: Person | null) {
  if (person?.actor_type === "user") throw redirectDocument("/admin/panel")
}

/**
 * Redirects a guest to the login screen, which leads back here afterwards, and administrators to the back office.
 * @returns the queries of a page that loads nothing else
 */
export async function requireShopper({ url, ensureQueryData }: PageArgs): Promise<PageQueries> {
  const person = await ensureQueryData(meQuery)
  redirectAdministrator(person)
  if (!person) throw redirect(`/login?next=${encodeURIComponent(stripLanguage(url.pathname + url.search))}`)
  return {}
}
