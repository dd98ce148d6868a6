import type { z } from "zod"

/** Asks for a text that says what is wrong where a schema is expected: there is none, so it does not compile. */
type Wide<T, S extends z.ZodType> = [T] extends [z.output<S>] ? unknown : "this does not take every answer of the type"

/**
 * Keeps the documented shape of a reply to the type its plugin promises: one that lacks a field does not compile, nor
 * one that is narrower, such as a list of words in which one is missing.
 */
export const like =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & Wide<T, S>): S =>
    schema
