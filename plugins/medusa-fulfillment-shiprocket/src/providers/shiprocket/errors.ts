import { MedusaError } from "@medusajs/framework/utils"
import { CircuitOpenError } from "./breaker"
import { CarrierRejection } from "./client"
import { NoResponse } from "./fetch-json"
import { SignInRejection } from "./session"

const { INVALID_DATA, UNEXPECTED_STATE } = MedusaError.Types

/** Type and sentence of each failure, as Medusa's API replies with them. */
const FAILURES = {
  not_ordered: { type: INVALID_DATA, sentence: () => "Only what was ordered can be shipped" },
  unusable_parcel: { type: INVALID_DATA, sentence: (reason: string) => `The parcel cannot be booked: ${reason}` },
  carrier_refused: { type: INVALID_DATA, sentence: (reason: string) => `Shiprocket rejected the parcel: ${reason}` },
  carrier_sign_in_failed: {
    type: UNEXPECTED_STATE,
    sentence: (reason: string) => `${reason}. Please check its settings`,
  },
  carrier_silent: {
    type: UNEXPECTED_STATE,
    sentence: () => "Shiprocket does not answer. Please try again in a minute",
  },
}

/** Failure of a parcel. `reason` is in Shiprocket's words where it gave some. */
export class ShiprocketError extends MedusaError {
  declare readonly code: keyof typeof FAILURES

  constructor(
    code: keyof typeof FAILURES,
    readonly reason = "",
  ) {
    super(FAILURES[code].type, FAILURES[code].sentence(reason), code)
  }
}

/** An error of the client as one with a sentence for the owner; other errors stay as they are. */
export function toShiprocketError(error: unknown): unknown {
  if (error instanceof CarrierRejection) return new ShiprocketError("carrier_refused", error.message)
  if (error instanceof SignInRejection) return new ShiprocketError("carrier_sign_in_failed", error.message)
  if (error instanceof NoResponse || error instanceof CircuitOpenError) return new ShiprocketError("carrier_silent")
  return error
}

/** Runs a task of the client. @throws ShiprocketError where the client throws an error of its own */
export const withSentences = <T>(task: () => Promise<T>): Promise<T> =>
  task().catch((error) => {
    throw toShiprocketError(error)
  })
