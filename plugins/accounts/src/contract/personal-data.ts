import { z } from "zod"

/** Export of all personal data of a shopper. */
export const PersonalDataFile = z
  .looseObject({ made_at: z.string(), profile: z.unknown() })
  .describe("One section per plugin that holds personal data")
export type PersonalDataFile = z.infer<typeof PersonalDataFile>
