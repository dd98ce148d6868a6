import { localizedPath } from "./addresses.ts"
import { LANGUAGE } from "./language.ts"

/** Returns the address of a page in this build's language, for links without React Router's prefix. */
export const pageAddress = (path: string) => localizedPath(LANGUAGE, path)
