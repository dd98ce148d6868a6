/** Created on first use, since it takes 0.1 s and the storefront loads this module on its first page. */
let names: Intl.DisplayNames | undefined

/** The English name of a country by its two letters, in either case; undefined when they stand for nothing. */
export const countryName = (code: string) => {
  names ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" })
  return names.of(code.toUpperCase())
}

/** "in" is "India"; two letters that stand for nothing stay as they are. */
export const toCountryName = (code: string) => (/^[a-z]{2}$/i.test(code) && countryName(code)) || code.toUpperCase()
