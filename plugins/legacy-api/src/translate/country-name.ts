const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** The English name of a country by its two letters, in either case; undefined when they stand for nothing. */
export const countryName = (code: string) => names.of(code.toUpperCase())

/** "in" is "India"; two letters that stand for nothing stay as they are. */
export const toCountryName = (code: string) => (/^[a-z]{2}$/i.test(code) && countryName(code)) || code.toUpperCase()
