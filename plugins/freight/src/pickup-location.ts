import { HttpError } from "@haat/sdk/server/http-error"
import { FREIGHT_ERRORS } from "./errors"

/**
 * Carrier's name of the warehouse that it fetches from or brings to; undefined for the main one, whose name is in the
 * settings.
 * @throws HttpError 409 for another warehouse without a name there
 */
export function pickupLocationOf({ pickup_location }: { pickup_location: string | null }): string | undefined {
  if (pickup_location === "") throw new HttpError(FREIGHT_ERRORS.warehouse_without_pickup)
  return pickup_location ?? undefined
}
