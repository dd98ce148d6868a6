import type { Person } from "@haat/accounts/contract"
import { toUser, USER_KEY } from "@haat/legacy-api/contract"
import { ofSession } from "./known"

const fetchPerson = async (): Promise<Person | null> => {
  const response = await fetch("/auth/me", { headers: { Accept: "application/json" } })
  if (!response.ok) throw new Error("The shop does not answer. Please try again in a moment.")
  const { person } = await response.json()
  keepCopy(person)
  return person
}

/** The administrator as old scripts look for them on the device; nothing reads it here. A shopper's copy is the storefront's to keep. */
const keepCopy = (person: Person | null) => {
  try {
    if (person?.actor_type === "user") localStorage.setItem(USER_KEY, JSON.stringify(toUser(person, { lines: [] })))
    else if (person === null) localStorage.removeItem(USER_KEY)
  } catch {
    // A browser that has no storage has no copy to be out of date.
  }
}

/** Who the session belongs to; null is nobody. */
export const person = ofSession("person", fetchPerson)
