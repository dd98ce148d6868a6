import { z } from "zod"

/** NUL and half surrogates pass JSON but not the database. */
export const isStorable = (value: string) => !/\0|\p{Surrogate}/u.test(value)

/** A trimmed text the database can compare with. */
export const text = (max: number) => z.string().trim().max(max).refine(isStorable)
