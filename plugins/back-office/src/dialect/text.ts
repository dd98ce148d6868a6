import { STORABLE_TEXT } from "@haat/http/storable"
import { z } from "zod"

export const isStorable = (value: string) => STORABLE_TEXT.test(value)

/** A trimmed text the database can compare with. */
export const text = (max: number) => z.string().trim().max(max).refine(isStorable)
