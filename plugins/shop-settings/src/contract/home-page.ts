import { type ArrangedSection, PERMANENT_SECTION } from "@haat/sdk/home-sections"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"

const NAMED = "A section is named by its id"
const TITLE = "A title is at most 80 characters"
const title = z.string(TITLE).trim().max(80, TITLE).regex(STORABLE_LINE, TITLE).default("")

/** A section of home as the owner has set it. With an empty title it has its own in that language. */
export const HomeSection = z.object({
  id: z
    .string(NAMED)
    .max(100, NAMED)
    .regex(/^[\w@/.-]+$/, NAMED),
  is_hidden: z.boolean("A section is hidden or not").default(false),
  title,
  title_hi: title,
})
export type HomeSection = z.output<typeof HomeSection>

const MAX_SECTIONS = 100

/**
 * The sections of home in the owner's order, and the version they were read with; an empty list is the default. Ids of
 * sections that the shop does not have are kept, for a plugin that comes back.
 */
export const SaveHomePage = z.object({
  version: z.int("Say which version you changed"),
  sections: z
    .array(HomeSection, "The sections are a list")
    .max(MAX_SECTIONS, `At most ${MAX_SECTIONS} sections`)
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, "A section is listed once")
    .refine(
      (sections) => !sections.some(({ id, is_hidden }) => id === PERMANENT_SECTION && is_hidden),
      "The products stay on the home page",
    ),
})
export type SaveHomePage = z.output<typeof SaveHomePage>
export type HomePage = SaveHomePage & { id: "home" }

/** A section of home for shoppers: what is not set is left out. */
export const ShownHomeSection = z.object({
  id: z.string(),
  is_hidden: z.boolean().optional(),
  title: z.string().optional(),
  title_hi: z.string().optional(),
}) satisfies z.ZodType<ArrangedSection>
