import { localizedPath } from "./addresses.ts"
import { LANGUAGE } from "./language.ts"

/** The address of the page at this path in the language of this build, where React Router adds no prefix by itself. */
export const pageAddress = (path: string) => localizedPath(LANGUAGE, path)
