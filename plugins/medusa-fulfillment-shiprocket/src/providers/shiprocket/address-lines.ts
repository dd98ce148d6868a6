/** Cut at a word where there is one, so that so many characters are left at most; its beginning stays. */
export function shorten(text: string, most: number): string {
  const characters = [...text.trim().replace(/\s+/g, " ")]
  if (characters.length <= most) return characters.join("")
  const kept = characters.slice(0, most).join("")
  const atWord = characters[most] === " " ? kept : kept.replace(/[\s,;-]+\S*$/, "")
  return (atWord || kept).replace(/[\s,;-]+$/, "")
}

/** Longest name of a city that carriers take. */
export const MAX_CITY_CHARACTERS = 30

/** A city as carriers take it: without what stands in brackets where it is too long with it. */
export const shortCity = (city: string): string =>
  [...city].length <= MAX_CITY_CHARACTERS ? city : shorten(city.replace(/\s*\([^)]*\)/g, ""), MAX_CITY_CHARACTERS)

/** Characters that couriers print: of both lines, at least of the first, and of the second if the first is longer. */
const MAX_CHARACTERS = 190
const MIN_CHARACTERS = 3
const SECOND_CHARACTERS = 70

type Lines = { address_1?: string | null; address_2?: string | null; city?: string | null }

const lengthOf = (text: string) => [...text].length

/**
 * The lines of an address as the carrier takes them. Their beginnings stay, where the number of the house is; lines
 * that are too long are cut at a word, first the longer one. A line that is too short ("7") takes what follows it.
 */
export function addressLines({ address_1, address_2, city }: Lines): [first: string, second: string] {
  const [one, two] = [address_1, address_2].map((line) => (line ?? "").trim().replace(/\s+/g, " "))
  const [first, second] =
    lengthOf(one) < MIN_CHARACTERS ? [[one, two || city].filter(Boolean).join(", "), ""] : [one, two]
  if (lengthOf(first) + lengthOf(second) <= MAX_CHARACTERS) return [first, second]
  const room = Math.max(MAX_CHARACTERS - lengthOf(first), Math.min(SECOND_CHARACTERS, lengthOf(second)))
  const end = shorten(second, room)
  return [shorten(first, MAX_CHARACTERS - lengthOf(end)), end]
}
