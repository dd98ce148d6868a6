import { z } from "zod"

/** Places of a postal code. */
export const PostalPlaces = z.object({
  postal_code: z.string(),
  state: z.string(),
  states: z
    .array(z.string())
    .describe(
      "All that the code serves, the one with most post offices first; none where only the public service knows it",
    ),
  country: z.string(),
  country_code: z.literal("in"),
  cities: z.array(z.string()).describe("At least one; several mean that the shopper picks"),
})
export type PostalPlaces = z.infer<typeof PostalPlaces>
