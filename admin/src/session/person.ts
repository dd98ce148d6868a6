import type { Person } from "@haat/accounts/contract"
import { toUser, USER_KEY } from "@haat/legacy-api/contract"
import { createSessionCache } from "./session-cache"

const fetchPerson = async (): Promise<Person | null> => {
  const response = await fetch("/auth/me", { headers: { Accept: "application/json" } })
  if (!response.ok) throw new Error("The shop does not answer. Please try again in a moment.")
  const { person } = await response.json()
  keepCopy(person)
  return person
}

/** Stores the administrator in localStorage for old scripts, as the storefront does for shoppers. */
const keepCopy = (person: Person | null) => {
  try {
    if (person?.actor_type === "user") localStorage.setItem(USER_KEY, JSON.stringify(toUser(person, { lines: [] })))
    else if (person === null) localStorage.removeItem(USER_KEY)
  } catch {
    // Storage may be disabled.
  }
}

/** The signed-in person; null for a guest. */
export const person = createSessionCache("person", fetchPerson)
