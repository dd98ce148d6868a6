import type { AuthProvider } from "react-admin"
import { forgetPerson, whoIsThere } from "./person"

/** Leaves the back office for a page of the shop; never comes back, so that no screen is drawn meanwhile. */
const leaveFor = (path: string) => {
  location.replace(path)
  return new Promise<never>(() => {})
}

/** The shop's own session: a guest belongs on its sign-in page, a shopper among its goods. */
export const authProvider: AuthProvider = {
  async login({ username, password }) {
    const answer = await fetch("/auth/sign-in", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username, password }),
    })
    forgetPerson()
    if (!answer.ok) throw new Error((await answer.json().catch(() => null))?.message ?? "Something went wrong!")
  },

  async checkAuth() {
    const person = await whoIsThere()
    if (!person) return leaveFor("/login")
    if (person.actor_type !== "user") return leaveFor("/explore")
  },

  async checkError({ status }: { status?: number }) {
    if (status === 401) return leaveFor("/login")
    if (status === 403) return leaveFor("/explore")
  },

  async logout() {
    await fetch("/auth/session", { method: "DELETE" }).catch(() => undefined)
    forgetPerson()
    localStorage.clear()
    return leaveFor("/")
  },

  async getIdentity() {
    const person = await whoIsThere()
    if (!person) throw new Error("Nobody is signed in")
    return { ...person, fullName: `${person.first_name} ${person.last_name}`.trim() || person.username }
  },
}
