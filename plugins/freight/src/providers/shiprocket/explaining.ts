import { HttpError } from "@haat/sdk/server/http-error"
import { CircuitOpenError } from "../../breaker"
import { FREIGHT_ERRORS } from "../../errors"
import { NoResponse } from "../../fetch-json"
import { CarrierRejection } from "./client"
import { SignInRejection } from "./session"

/** Runs what the carrier's client does. @throws HttpError 502 with a sentence for the owner where the client throws */
export async function explaining<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof CarrierRejection)
      throw new HttpError(FREIGHT_ERRORS.carrier_refused, { reason: error.message })
    if (error instanceof SignInRejection)
      throw new HttpError(FREIGHT_ERRORS.carrier_sign_in_failed, { reason: error.message })
    if (error instanceof NoResponse || error instanceof CircuitOpenError)
      throw new HttpError(FREIGHT_ERRORS.carrier_silent)
    throw error
  }
}
