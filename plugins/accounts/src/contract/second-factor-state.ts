import { z } from "zod"

/** Second factor of the signed-in member of staff. */
export const SecondFactorState = z.object({
  enabled: z.boolean(),
  recovery_codes: z.number().describe("How many are not used yet"),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** Key for an authenticator app. */
export const SecondFactorKey = z.object({
  key: z.string().describe("In base32"),
  qr: z.string().describe("The same as a picture: a data URL"),
})
export type SecondFactorKey = z.infer<typeof SecondFactorKey>

export const NewRecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type NewRecoveryCodes = z.infer<typeof NewRecoveryCodes>
