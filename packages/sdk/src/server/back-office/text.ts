import { z } from "zod"
import { STORABLE_TEXT } from "../../storable"

/** Tells whether PostgreSQL can store and compare a text: NUL and lone surrogates are not allowed. */
export const isStorable = (value: string) => STORABLE_TEXT.test(value)

/** Schema of a trimmed text that the database can compare. @param max characters */
export const text = (max: number) => z.string().trim().max(max).refine(isStorable)

/** Filter field of a list with full-text search. */
export const SEARCH = { q: text(200).optional() }

/** Returns the `ilike` pattern for texts that contain `part`. */
export const containing = (part: string) => `%${part.replace(/[\\%_]/g, "\\$&")}%`
