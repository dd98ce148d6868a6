import type { z } from "zod"

/**
 * Type check: replaces an incompatible schema by a text that describes the problem, so that the call does not compile.
 */
type Wide<T, S extends z.ZodType> = [T] extends [z.output<S>] ? unknown : "this does not take every answer of the type"

/**
 * Checks that the documented shape of a reply covers the type its plugin promises: a schema that lacks a field does not
 * compile, nor does a narrower one, such as an enum with a missing value.
 */
export const like =
  <T>() =>
  <S extends z.ZodType<T>>(schema: S & Wide<T, S>): S =>
    schema
