import { pageQuery } from "@haat/sdk/page-query"
import { recordId } from "@haat/sdk/record-id"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

export const variantId = recordId("Pick a variant", "There is no such variant").describe(
  "One of the product's variants. Left out, the product's default one: the first with stock, else the first.",
)

/** A person's id in a field of another name. */
export const ownId = z
  .string("id must be text")
  .max(100, "id is too long")
  .nullish()
  .describe("The signed-in person's _id. Anybody else's is rejected with 403; left out, the session's counts.")

export const rupees = (field: string) =>
  z
    .number(`${field} must be a number`)
    .min(0, `${field} cannot be negative`)
    .max(1_000_000_000, `${field} is too large`)

export const text = (field: string, longest: number) =>
  z
    .string(`${field} must be text`)
    .max(longest, `${field} is too long`)
    .regex(STORABLE_TEXT, `${field} has a character that cannot be used`)

/** Page of a long list; the first thousand rows by default. */
export const Page = z.object(pageQuery(1_000, 1_000))
