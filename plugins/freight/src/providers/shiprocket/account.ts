import { Breaker } from "../../breaker"
import { ShiprocketClient } from "./client"
import { Rates } from "./rates"
import { Session } from "./session"

/** How the shop is known to Shiprocket; part of the plugin's options. */
export type ShiprocketOptions = {
  email: string
  password: string
  url: string
  pickupLocation: string
  /** what its webhook sends as x-api-key */
  webhookSecret?: string
  /** multiplies the pauses after which it is asked again when it failed */
  retryPauseFactor?: number
}

/** Where a parcel is followed at Shiprocket; "" in the sandbox, which has no such page. */
export const trackingPage = (url: string, awb: string) =>
  /(^|\.)shiprocket\.in$/.test(new URL(url).hostname) ? `https://shiprocket.co/tracking/${encodeURIComponent(awb)}` : ""

/** For one request; a whole quote has its own, shorter limit. */
const TIMEOUT_MS = 4_000

export type Account = { client: ShiprocketClient; rates: Rates }

const accounts = new Map<string, Account>()

/**
 * Client and remembered rates of one Shiprocket user. The module that quotes and the fulfilment provider live in
 * different containers and share one, so that there is one sign-in and one breaker in this process.
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
