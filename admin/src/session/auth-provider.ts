import type { Person } from "@haat/accounts/contract"
import type { LackingRole, MustEnrol } from "@haat/back-office/contract"
import type { AuthProvider } from "react-admin"
import { ENROLMENT } from "../resources"
import { permissionFor } from "./access"
import { me } from "./me"
import { person } from "./person"

let isLeaving = false
const neverSettles = () => new Promise<never>(() => {})

/** Leaves the back office for a page of the shop; never comes back, so that no screen is drawn meanwhile. */
const leaveTo = (path: string) => {
  isLeaving = true
  location.replace(path)
  return neverSettles()
}

/** The same for a person who is not staff; a logout goes on, however a screen that still loads is answered. */
const redirectOnce = (path: string) => (isLeaving ? neverSettles() : leaveTo(path))

const redirectNonStaff = async (person: Person | null) => {
  if (!person) return redirectOnce("/login")
  if (person.actor_type !== "user") return redirectOnce("/explore")
}

/** The shop's own session: a guest belongs on its sign-in page, a shopper among its goods. */
export const authProvider: AuthProvider = {
  async login({ username, password }) {
    const response = await fetch("/auth/sign-in", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username, password }),
    })
    person.reset()
    me.reset()
    if (!response.ok) throw new Error((await response.json().catch(() => null))?.message ?? "Something went wrong!")
  },

  async checkAuth() {
    // A logout in another tab is noticed in the background; the screen does not wait for it.
    person.recent().then(redirectNonStaff, () => undefined)
    return redirectNonStaff(await person.known())
  },

  async checkError({ status, body }: { status?: number; body?: Partial<LackingRole & MustEnrol> }) {
    if (status === 401) return redirectOnce("/login")
    // A second factor is required now: the page is loaded again, and shows only its set-up.
    if (status === 403 && body?.second_factor) return redirectOnce(`/admin${ENROLMENT.path}`)
    // Staff without a permission stay and read why; a shopper is sent to the shop.
    if (status === 403 && !body?.permission) return redirectOnce("/explore")
  },

  getPermissions: me.now,

  /** Screens, menu items and buttons that a role lacks are not shown; the server decides all the same. */
  async canAccess({ action, resource }) {
    return (await me.known()).permissions.includes(permissionFor(action, resource))
  },

  async logout() {
    isLeaving = true
    await fetch("/auth/session", { method: "DELETE" }).catch(() => undefined)
    person.reset()
    me.reset()
    localStorage.clear()
    // Half-typed text is not for the next person at this device.
    sessionStorage.clear()
    return leaveTo("/")
  },

  async getIdentity() {
    const who = await person.known()
    if (!who) throw new Error("No one is signed in")
    return { ...who, fullName: `${who.first_name} ${who.last_name}`.trim() || who.username }
  },
}
