const SMALL_WORDS = new Set(["and", "of"])
/** "NTR", "SPSR": letters, not a word. */
const INITIALS = /^[^AEIOUY]{2,4}$|\./

const word = (text: string) => {
  const lower = text.toLowerCase()
  if (SMALL_WORDS.has(lower)) return lower
  if (text !== text.toUpperCase() || INITIALS.test(text)) return text
  return lower.replace(/(^|[-(])\p{L}/gu, (start) => start.toUpperCase())
}

/** "JAMMU AND KASHMIR" as people write it; the directory shouts. "NA" and blanks are nothing. */
export function placeName(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, " ").replace(/^the /i, "")
  return trimmed.toUpperCase() === "NA" ? "" : trimmed.split(" ").map(word).join(" ")
}

/** A post office's place: "Deccan Gymkhana S.O" is Deccan Gymkhana. */
export const officeName = (text: string) =>
  placeName(text.replace(/\s*\(?\b(?:[BSHP]\.?\s?O|G\.?\s?P\.?\s?O|M\.?D\.?G|R\.?M\.?S)\b\.?\)?\s*$/i, ""))

/** Each name once, whatever its case, in the order given. */
export function distinct(names: string[]): string[] {
  const seen = new Map<string, string>()
  for (const name of names) if (name && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name)
  return [...seen.values()]
}
