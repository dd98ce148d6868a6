import { HttpError } from "@haat/sdk/server/http-error"
import { ShiprocketError, toShiprocketError } from "medusa-fulfillment-shiprocket"
import { FREIGHT_ERRORS } from "./errors"

/** Errors of the provider as errors of the shop. */
const ENTRIES = { ...FREIGHT_ERRORS, unusable_parcel: FREIGHT_ERRORS.carrier_refused }

/** Runs what the carrier's client or provider does. @throws HttpError with a sentence for the owner where it throws */
export async function explainCarrier<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (thrown) {
    const error = toShiprocketError(thrown)
    throw error instanceof ShiprocketError ? new HttpError(ENTRIES[error.code], { reason: error.reason }) : error
  }
}

/**
 * Carrier's name of the warehouse that it fetches from or brings to; undefined for the main one, whose name is in the
 * settings.
 * @throws HttpError 409 for another warehouse without a name there
 */
export function pickupLocationOf({ pickup_location }: { pickup_location: string | null }): string | undefined {
  if (pickup_location === "") throw new HttpError(FREIGHT_ERRORS.warehouse_without_pickup)
  return pickup_location ?? undefined
}
