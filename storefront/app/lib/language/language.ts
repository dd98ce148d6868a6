import type { Language } from "./languages.ts"

/** The language of this build of the storefront. */
export const LANGUAGE: Language = "en"
