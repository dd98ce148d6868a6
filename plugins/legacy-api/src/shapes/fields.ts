import { pageQuery } from "@haat/sdk/page-query"
import { recordId } from "@haat/sdk/record-id"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

export const variantId = recordId("Pick a variant", "There is no such variant").describe(
  "A variant of the product; by default the first with stock, else the first.",
)

/** Id of the signed-in person, in any field. */
export const ownId = z
  .string("id must be text")
  .max(100, "id is too long")
  .nullish()
  .describe("_id of the signed-in person; any other gets 403. By default the person of the session.")

export const rupees = (field: string) =>
  z
    .number(`${field} must be a number`)
    .min(0, `${field} cannot be negative`)
    .max(1_000_000_000, `${field} is too large`)

export const text = (field: string, maxLength: number) =>
  z
    .string(`${field} must be text`)
    .max(maxLength, `${field} is too long`)
    .regex(STORABLE_TEXT, `${field} has a character that cannot be used`)

/** Page of a long list; the first thousand rows by default. */
export const Page = z.object(pageQuery(1_000, 1_000))
