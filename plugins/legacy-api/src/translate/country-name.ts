/** Created on first use, since it takes 0.1 s and the storefront loads this module on its first page. */
let names: Intl.DisplayNames | undefined

/** Returns the English name of a two-letter country code, in either case; undefined for an unknown code. */
export const countryName = (code: string) => {
  names ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" })
  return names.of(code.toUpperCase())
}

/** Returns the English name of a country code, or the code in capitals when it is unknown. */
export const toCountryName = (code: string) => (/^[a-z]{2}$/i.test(code) && countryName(code)) || code.toUpperCase()
