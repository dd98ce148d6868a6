import { HttpError } from "@haat/sdk/server/http-error"
import { ShiprocketError, toShiprocketError } from "medusa-fulfillment-shiprocket"
import { FREIGHT_ERRORS } from "./errors"

/** Error entries by the code of the provider's error. */
const ENTRIES = { ...FREIGHT_ERRORS, unusable_parcel: FREIGHT_ERRORS.carrier_refused }

/** Runs a call of the carrier and converts its errors. @throws HttpError with a sentence for the owner */
export async function withCarrierErrors<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (thrown) {
    const error = toShiprocketError(thrown)
    throw error instanceof ShiprocketError ? new HttpError(ENTRIES[error.code], { reason: error.reason }) : error
  }
}

/**
 * Returns the carrier's name of a pickup location; undefined for the main warehouse, which is named in the settings.
 * @throws HttpError 409 for another warehouse without a name there
 */
export function carrierPickupLocation({ pickup_location }: { pickup_location: string | null }): string | undefined {
  if (pickup_location === "") throw new HttpError(FREIGHT_ERRORS.warehouse_without_pickup)
  return pickup_location ?? undefined
}
