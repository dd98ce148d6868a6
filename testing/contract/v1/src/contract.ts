import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { productId } from "@haat/sdk/record-id"
import type { PublicSettings } from "@haat/sdk/settings"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"
import type { V1_NOTES_SETTINGS } from "./settings"

/** Emitted after a note was added, with its `id`. */
export const V1_NOTE_ADDED = "v1-note.added"

const label = "name"
const MISSING = says(FORM_ERRORS.required, { label })

/** Input for a new v1 note; a second one for the same product replaces the name of the first. */
export const NewV1Note = z.object({
  name: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(200, says(FORM_ERRORS.too_long, { label }))
    .regex(STORABLE_TEXT, says(FORM_ERRORS.odd_characters, { label })),
  product_id: productId.nullish(),
})
export type NewV1Note = z.infer<typeof NewV1Note>

/** A v1 note as its shopper sees it. */
export const V1Note = z.object({
  id: z.string(),
  name: z.string(),
  product_id: z.string().nullable(),
  created_at: z.string(),
})
export type V1Note = z.infer<typeof V1Note>

/** A v1 note in the back office. */
export type StaffV1Note = V1Note & { customer_id: string; customer_name: string | null }

/** Number of notes about a product, and whether the owner has given the key of a vendor. */
export const V1NoteCount = z.object({ count: z.number(), has_key: z.boolean() })
export type V1NoteCount = z.infer<typeof V1NoteCount>

/** Reply for the overview of the back office. */
export type V1NotesTodo = { v1_notes: number }

declare module "@haat/sdk/settings" {
  interface PluginSettings {
    "v1-notes": PublicSettings<typeof V1_NOTES_SETTINGS>
  }
}
