import type { Person } from "@haat/accounts/contract"
import type { LackingRole, MustEnrol } from "@haat/back-office/contract"
import type { AuthProvider } from "react-admin"
import { ENROLMENT } from "../resources"
import { permissionFor, pluginOf } from "./access"
import { me } from "./me"
import { person } from "./person"

let isLeaving = false
const neverSettles = () => new Promise<never>(() => {})

/** Redirects out of the back office; never resolves, so that no screen renders meanwhile. */
const leaveTo = (path: string) => {
  isLeaving = true
  location.replace(path)
  return neverSettles()
}

/** Redirects unless a redirect is under way, so that a late 401 does not replace a logout. */
const redirectOnce = (path: string) => (isLeaving ? neverSettles() : leaveTo(path))

const redirectNonStaff = async (person: Person | null) => {
  if (!person) return redirectOnce("/login")
  if (person.actor_type !== "user") return redirectOnce("/explore")
}

/** Uses the shop's session: redirects guests to the sign-in and shoppers to the catalogue. */
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
    // Detects a logout in another tab in the background.
    person.recent().then(redirectNonStaff, () => undefined)
    return redirectNonStaff(await person.known())
  },

  async checkError({ status, body }: { status?: number; body?: Partial<LackingRole & MustEnrol> }) {
    if (status === 401) return redirectOnce("/login")
    // A second factor is required now: reloads to its set-up.
    if (status === 403 && body?.second_factor) return redirectOnce(`/admin${ENROLMENT.path}`)
    // Staff without the permission stay and see why; shoppers are redirected.
    if (status === 403 && !body?.permission) return redirectOnce("/explore")
  },

  getPermissions: me.now,

  /** Hides screens, menu items and buttons without permission, or of a plugin that is off; the server enforces it. */
  async canAccess({ action, resource }) {
    const { permissions, plugins_off } = await me.known()
    const isOff = plugins_off.includes(pluginOf(resource) ?? "")
    return !isOff && permissions.includes(permissionFor(action, resource))
  },

  async logout() {
    isLeaving = true
    await fetch("/auth/session", { method: "DELETE" }).catch(() => undefined)
    person.reset()
    me.reset()
    localStorage.clear()
    // Drafts must not be shown to the next user of this device.
    sessionStorage.clear()
    return leaveTo("/")
  },

  async getIdentity() {
    const who = await person.known()
    if (!who) throw new Error("No one is signed in")
    return { ...who, fullName: `${who.first_name} ${who.last_name}`.trim() || who.username }
  },
}
