/** Returns the name of a country in a language, such as "India" or "भारत"; the code itself when it is unknown. */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code
