import { countryName } from "./country-name"

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"]
const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = countryName(code)
    return name ? [[name.toLowerCase(), code] as const] : []
  }),
)

/** Returns the lower-case code of a country by its code or its English name; undefined for any other text. */
export function toCountryCode(country: string): string | undefined {
  const word = country.trim().toLowerCase()
  if (/^[a-z]{2}$/.test(word)) return word
  return CODES.get(word)
}
