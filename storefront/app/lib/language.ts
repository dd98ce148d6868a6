import type { Language } from "./languages.ts"

/** The language that this build of the storefront speaks. */
export const LANGUAGE: Language = "en"
