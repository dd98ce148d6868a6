/** Shortens a text to a maximum length, at a word boundary if possible. */
export function shorten(text: string, most: number): string {
  const characters = [...text.trim().replace(/\s+/g, " ")]
  if (characters.length <= most) return characters.join("")
  const kept = characters.slice(0, most).join("")
  const atWord = characters[most] === " " ? kept : kept.replace(/[\s,;-]+\S*$/, "")
  return (atWord || kept).replace(/[\s,;-]+$/, "")
}

/** Maximum length of a city name that carriers accept. */
export const MAX_CITY_CHARACTERS = 30

/** Shortens a city name for carriers; drops text in brackets first. */
export const shortCity = (city: string): string =>
  [...city].length <= MAX_CITY_CHARACTERS ? city : shorten(city.replace(/\s*\([^)]*\)/g, ""), MAX_CITY_CHARACTERS)

/** Characters that couriers print: of both lines, at least of the first, and of the second if the first is longer. */
const MAX_CHARACTERS = 190
const MIN_CHARACTERS = 3
const SECOND_CHARACTERS = 70

type Lines = { address_1?: string | null; address_2?: string | null; city?: string | null }

const lengthOf = (text: string) => [...text].length

/**
 * Returns the lines of an address within the carrier's limits. Long lines are cut at a word boundary, the longer one
 * first; their beginnings stay because they hold the house number. A line that is too short ("7") is joined with the
 * next.
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
