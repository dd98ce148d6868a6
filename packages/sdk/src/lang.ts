import { z } from "zod"
import { LOCALES } from "./locale"

/** Field of a reply: the language of a text that is not in the requested language. */
export const Lang = z.enum(LOCALES).optional().describe("Language of a text that is not in the requested language")
