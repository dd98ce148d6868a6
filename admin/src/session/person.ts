import type { Person } from "@haat/accounts/contract"

const FRESH_FOR_MS = 10_000

let asked: { at: number; person: Promise<Person | null> } | undefined

const askWhoIsThere = async (): Promise<Person | null> => {
  const answer = await fetch("/auth/me", { headers: { Accept: "application/json" } })
  if (!answer.ok) throw new Error("The shop does not answer. Please try again in a moment.")
  return (await answer.json()).person
}

/** Who the session belongs to; asked at most every ten seconds, as every screen wants to know. */
export const whoIsThere = (): Promise<Person | null> => {
  if (!asked || Date.now() - asked.at > FRESH_FOR_MS) {
    const person = askWhoIsThere()
    person.catch(() => {
      asked = undefined
    })
    asked = { at: Date.now(), person }
  }
  return asked.person
}

export const forgetPerson = () => {
  asked = undefined
}
