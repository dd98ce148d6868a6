import type { Person } from "@haat/accounts/contract"
import { redirect, redirectDocument } from "react-router-dom"
import { nextPage, withNext } from "./next-page.ts"

/** The page after sign-in; `/admin…` is outside the storefront and needs a full page load. */
export const nextPageAfterSignIn = (person: Person, next: string | null): string => {
  const wantsAdmin = next !== null && /^\/admin(\/|$)/i.test(next)
  if (person.actor_type === "user") return wantsAdmin ? next : "/admin/panel"
  const wanted = wantsAdmin ? null : next
  return person.addresses.length ? (wanted ?? "/") : withNext("/updateAddress", wanted)
}

/** Redirects from the login screen to the page after sign-in. @param cookie to be set with it */
export const redirectAfterSignIn = (person: Person, request: Request, cookie?: string): Response => {
  const to = nextPageAfterSignIn(person, nextPage(new URL(request.url).search))
  return person.actor_type === "user" ? redirectDocument(to, setCookie(cookie)) : redirect(to, setCookie(cookie))
}

/** Makes a response set this cookie, if there is one. */
export const setCookie = (cookie: string | undefined): ResponseInit | undefined =>
  cookie ? { headers: { "Set-Cookie": cookie } } : undefined
