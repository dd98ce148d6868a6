import { MedusaError } from "@medusajs/framework/utils"
import { z } from "zod"
import { DEFAULT_TIMEOUT_MS } from "../../client"

const text = (sentence: string) => z.string(sentence).min(1, sentence)

/** Options of the provider in `medusa-config.ts`; unknown ones are ignored. */
const Options = z.object({
  keyId: text("Razorpay's option keyId is missing: it is the key's id, which begins with rzp_live_ or rzp_test_."),
  keySecret: text("Razorpay's option keySecret is missing: it is shown once, when the key is made."),
  /** without it the provider handles no webhooks */
  webhookSecret: text(
    "Razorpay's option webhookSecret is empty: give the secret of its webhook, or leave it out.",
  ).optional(),
  url: z
    .url({
      protocol: /^https?$/,
      error: "Razorpay's option url is not a web address, such as https://api.razorpay.com.",
    })
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://api.razorpay.com"),
  timeoutMs: z
    .int("Razorpay's option timeoutMs is not a whole number of milliseconds.")
    .min(1, "Razorpay's option timeoutMs has to be at least 1 millisecond.")
    .default(DEFAULT_TIMEOUT_MS),
})
export type RazorpayOptions = z.input<typeof Options>

/** Returns the options with their defaults. @throws MedusaError with one sentence for each option that is wrong */
export function readOptions(given: unknown): z.output<typeof Options> {
  const read = Options.safeParse(given ?? {})
  if (read.success) return read.data
  throw new MedusaError(MedusaError.Types.INVALID_DATA, read.error.issues.map(({ message }) => message).join(" "))
}
