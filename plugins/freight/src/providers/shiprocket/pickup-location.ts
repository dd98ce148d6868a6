import { HttpError } from "@haat/sdk/server/http-error"
import { FREIGHT_ERRORS } from "../../errors"
import type { ShiprocketOptions } from "./account"

/**
 * Carrier's name of the place that it fetches from or brings to: that of the main warehouse is in the settings.
 * @param facts `pickup_location` of another warehouse, null for the main one
 * @throws HttpError 409 for a warehouse without a name there, since the main one is in another place
 */
export function pickupLocationOf(
  { pickup_location }: { pickup_location?: string | null },
  { pickupLocation }: Pick<ShiprocketOptions, "pickupLocation">,
): string {
  if (pickup_location === "") throw new HttpError(FREIGHT_ERRORS.warehouse_without_pickup)
  return pickup_location ?? pickupLocation
}
