import { chosenLanguage, isLanguage, LANGUAGES, type Language } from "./languages.ts"

/** Languages whose addresses begin with their code, as in `/hi/cart`; English addresses have no prefix. */
const PREFIXED = Object.keys(LANGUAGES).filter((language) => language !== "en")

/**
 * `/hi.data` is the address of the data of `/hi`. No prefix stands before two slashes: browsers would take the rest as
 * the address of another site.
 */
const PREFIX = new RegExp(`^/(${PREFIXED.join("|")})(?=/(?!/)|[?#]|\\.data(?:\\?|$)|$)`, "i")

/** Returns the language of the page at this path. Paths match whatever the case, so `/HI/cart` is Hindi too. */
export function pathLanguage(path: string): Language {
  const prefix = PREFIX.exec(path)?.[1].toLowerCase()
  return isLanguage(prefix) ? prefix : "en"
}

/** Removes the language prefix of a path, which may have a query: `/cart` for `/hi/cart`. */
export function stripLanguage(path: string): string {
  const rest = path.replace(PREFIX, "")
  return rest.startsWith("/") ? rest : `/${rest}`
}

/** Returns the path of the same page in this language. */
export function localizedPath(language: Language, path: string): string {
  const page = stripLanguage(path)
  return language === "en" ? page : `/${language}${page.replace(/^\/(?=[?#]|$)/, "")}`
}

/** Returns the addresses of a page in all languages for `hreflang`; English is the default for other languages. */
export const languageAlternates = (path: string) => [
  ...Object.keys(LANGUAGES)
    .filter(isLanguage)
    .map((language) => ({ tag: LANGUAGES[language].tag as string, path: localizedPath(language, path) })),
  { tag: "x-default", path: localizedPath("en", path) },
]

/** Returns the language chosen in the cookies when the page at this path is in another; undefined otherwise. */
export function offeredLanguage(path: string, cookie: string | undefined): Language | undefined {
  const chosen = chosenLanguage(cookie)
  return chosen === pathLanguage(path) ? undefined : chosen
}

/** Request header from the web tier to the storefront with the language to offer on the page. */
export const OFFER_HEADER = "x-offered-language"
