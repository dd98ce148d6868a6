import { z } from "zod"

/** Reason for a rejection: code and params for translations, and the English sentence. */
export const CodeReason = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
})
export type CodeReason = z.infer<typeof CodeReason>
