import { MedusaError } from "@medusajs/framework/utils"
import { z } from "zod"
import { Breaker } from "./breaker"
import { ShiprocketClient } from "./client"
import { Rates } from "./rates"
import { Session } from "./session"

const side = z.number("needs a number").nonnegative("cannot be less than 0").optional()

const Options = z.object({
  email: z.email("needs the e-mail address of an API user of Shiprocket"),
  password: z.string("needs the password of the API user").min(1, "needs the password of the API user"),
  /** address of the API, or of a sandbox */
  url: z
    .url({ protocol: /^https?$/, error: "needs an address that starts with https://" })
    .default("https://apiv2.shiprocket.in/v1/external"),
  /** Shiprocket's name of the address that parcels leave from */
  pickupLocation: z.string("needs a name").trim().min(1, "needs a name").default("Primary"),
  /** multiplies the pauses between retries */
  retryPauseFactor: z.number("needs a number").nonnegative("cannot be less than 0").optional(),
  /** size in cm and weight in grams of a piece whose variant has none */
  defaultSize: z
    .object({ weight: side, length: side, width: side, height: side }, "needs weight, length, width and height")
    .optional(),
})

/** Account of the shop at Shiprocket, and what holds for all its parcels. */
export type ShiprocketOptions = z.output<typeof Options>

/** The provider's options, with defaults. @throws MedusaError with a sentence that names the first wrong option */
export function readOptions(options: unknown): ShiprocketOptions {
  const { data, error } = Options.safeParse(options ?? {})
  if (data) return data
  const [{ path, message }] = error.issues
  throw new MedusaError(
    MedusaError.Types.INVALID_ARGUMENT,
    `medusa-fulfillment-shiprocket: the option ${path.join(".")} ${message}`,
  )
}

/** Page where a parcel is followed at Shiprocket; "" for the sandbox, which has none. */
export const trackingPage = (url: string, awb: string) =>
  /(^|\.)shiprocket\.in$/.test(new URL(url).hostname) ? `https://shiprocket.co/tracking/${encodeURIComponent(awb)}` : ""

/** For one request; a whole quote has its own, shorter limit. */
const TIMEOUT_MS = 4_000

export type Account = { client: ShiprocketClient; rates: Rates }

const accounts = new Map<string, Account>()

/**
 * Client and remembered rates of one Shiprocket user. Modules of different containers share one, so that there is one
 * sign-in and one breaker in this process.
 */
export function accountOf(
  { url, email, password, retryPauseFactor }: ShiprocketOptions,
  warn: (sentence: string) => void = () => {},
): Account {
  const key = JSON.stringify([url, email, password])
  const known = accounts.get(key)
  if (known) return known
  const limits = { url: url.replace(/\/+$/, ""), timeoutMs: TIMEOUT_MS, fetch }
  const breaker = new Breaker(
    (pause) => warn(`Shiprocket does not answer; for ${pause / 1000} s delivery is not charged and no day is promised`),
    retryPauseFactor,
  )
  const client = new ShiprocketClient({ ...limits, session: new Session({ ...limits, email, password }), breaker })
  const account = { client, rates: new Rates(client) }
  accounts.set(key, account)
  return account
}
