import { redirect } from "react-router-dom"
import type { FormResult } from "./form-result.ts"

const NAME = "form_done"
const MAX_AGE_S = 60
const COOKIE = /(?:^|;\s*)form_done=([^;]+)/

/**
 * Redirects to the page of a successful form, so that a reload does not post it again. The message is stored in a
 * cookie; the parameter `done` names the form and keeps the page out of caches.
 */
export function redirectAfterForm(request: Request, form: string, done: string): Response {
  const { searchParams, protocol } = new URL(request.url)
  // names an index route, for React Router alone
  searchParams.delete("index")
  searchParams.set("done", form)
  const attributes = `Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${protocol === "https:" ? "; Secure" : ""}`
  const cookie = `${NAME}=${new URLSearchParams({ form, done })}; ${attributes}`
  return redirect(`?${searchParams}`, { status: 303, headers: { "Set-Cookie": cookie } })
}

/** Returns the result of the successful form that redirected to this page; undefined without one. */
export function readFormDone(request: Request): FormResult | undefined {
  const form = new URL(request.url).searchParams.get("done")
  const [, kept] = COOKIE.exec(request.headers.get("cookie") ?? "") ?? []
  const result: Record<string, string> = Object.fromEntries(new URLSearchParams(kept))
  return form && result.form === form ? { form, done: result.done } : undefined
}
