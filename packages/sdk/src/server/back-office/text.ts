import { z } from "zod"
import { STORABLE_TEXT } from "../../storable"

export const isStorable = (value: string) => STORABLE_TEXT.test(value)

/** A trimmed text the database can compare with. */
export const text = (max: number) => z.string().trim().max(max).refine(isStorable)

/** The filter of a list that is searched. */
export const SEARCH = { q: text(200).optional() }

/** The pattern of `ilike` for texts that contain `part`. */
export const containing = (part: string) => `%${part.replace(/[\\%_]/g, "\\$&")}%`
