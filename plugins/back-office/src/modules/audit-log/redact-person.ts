import type { DataSubject } from "@haat/sdk/server/personal-data"

/** Replacement for a person's details. */
export const ERASED = "[erased]"
/** Minimum length of a searched text: shorter ones would match inside other texts. */
const MIN_CHARACTERS = 5

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Texts by which the audit log may name a person, the longest first: one may be a part of another. */
export const identifyingTexts = ({
  username,
  email,
  first_name,
  last_name,
  phone,
  address_lines,
}: DataSubject): string[] => {
  const name = first_name && last_name ? `${first_name} ${last_name}` : ""
  const texts = [username, email, name, phone ?? "", ...address_lines]
  return [...new Set(texts)]
    .filter((text) => text.length >= MIN_CHARACTERS || text === username)
    .sort((a, b) => b.length - a.length)
}

/**
 * Removes a person's details from a value of JSON. Their username may be an ordinary word: it is removed only where it
 * is the whole text, all others in any position.
 */
export function redactPerson(value: unknown, subject: DataSubject): unknown {
  const inside = identifyingTexts(subject).filter((text) => text !== subject.username)
  const pattern = inside.length
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${inside.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "giu")
    : undefined
  const clean = (part: unknown): unknown => {
    if (typeof part === "string") {
      if (part.toLowerCase() === subject.username.toLowerCase()) return ERASED
      return pattern ? part.replace(pattern, ERASED) : part
    }
    if (Array.isArray(part)) return part.map(clean)
    if (typeof part !== "object" || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, clean(inner)]))
  }
  return clean(value)
}
