const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"]
const CODES = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = names.of(code.toUpperCase())
    return name ? [[name.toLowerCase(), code] as const] : []
  }),
)

/** The two letters, in lower case, of a country that is named by them or in English; undefined for any other text. */
export function toCountryCode(country: string): string | undefined {
  const word = country.trim().toLowerCase()
  if (/^[a-z]{2}$/.test(word)) return word
  return CODES.get(word)
}

/** "in" is "India"; two letters that stand for nothing stay as they are. */
export const toCountryName = (code: string) =>
  (/^[a-z]{2}$/i.test(code) && names.of(code.toUpperCase())) || code.toUpperCase()
