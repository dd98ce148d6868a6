/** What a country is called in a language, as "India" or "भारत". */
export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code
