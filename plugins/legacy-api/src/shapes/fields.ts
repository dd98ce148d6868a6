import { z } from "zod"

/** An id of ours, as clients send it. */
export const id = (missing: string, unknown: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(100, unknown)
    .regex(/^[\w-]*$/, unknown)

export const productId = id("Pick a product", "There is no such product")

/** Whom the client takes itself for; the session decides. */
export const userId = z
  .string("userId must be text")
  .max(100, "userId is too long")
  .nullish()
  .describe("The signed-in person's _id. Anybody else's is refused with 403; left out, the session's counts.")

/** A person's id in a field of another name. */
export const ownId = z
  .string("id must be text")
  .max(100, "id is too long")
  .nullish()
  .describe("The signed-in person's _id. Anybody else's is refused with 403; left out, the session's counts.")

export const rupees = (field: string) =>
  z
    .number(`${field} must be a number`)
    .min(0, `${field} cannot be negative`)
    .max(1_000_000_000, `${field} is too large`)

/** NUL and half surrogates pass JSON but not the database. */
export const text = (field: string, longest: number) =>
  z
    .string(`${field} must be text`)
    .max(longest, `${field} is too long`)
    .regex(/^[^\0\p{Cs}]*$/u, `${field} has a character that cannot be used`)

/** Which rows of a long list; the first thousand unless told otherwise. */
export const Page = z.object({
  page: z.coerce
    .number("Page must be a number")
    .int("Page must be a whole number")
    .min(1, "Page starts at 1")
    .max(10_000, "There is no such page")
    .default(1),
  limit: z.coerce
    .number("Limit must be a number")
    .int("Limit must be a whole number")
    .min(1, "Limit starts at 1")
    .max(1_000, "Limit is at most 1000")
    .default(1_000),
})

export const Message = z.object({ message: z.string() })
