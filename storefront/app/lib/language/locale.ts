import { LANGUAGE } from "./language.ts"
import { localeQuery } from "./languages.ts"

/** Query of every read whose response contains texts of the owner's: the language of this build. */
export const LOCALE = localeQuery(LANGUAGE)
