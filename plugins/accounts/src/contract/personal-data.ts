import { z } from "zod"

/** Everything that is held about a shopper. */
export const PersonalDataFile = z
  .looseObject({ made_at: z.string(), profile: z.unknown() })
  .describe("A section for each kind of data; each plugin says its own")
export type PersonalDataFile = z.infer<typeof PersonalDataFile>
