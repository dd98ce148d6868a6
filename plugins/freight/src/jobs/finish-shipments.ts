import { isOneOf } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { FREIGHT_ERRORS } from "../errors"
import { findUnfinishedParcels, type UnfinishedParcel } from "../queries/unfinished-parcels"
import { shipOrder } from "../workflows/ship-order"
import { takeBackParcel } from "../workflows/take-back-parcel"

/** Errors that will not resolve; the unfinished shipment is cancelled. */
const NEVER = [
  FREIGHT_ERRORS.order_canceled,
  FREIGHT_ERRORS.canceled_not_shippable,
  FREIGHT_ERRORS.money_given_back,
  FREIGHT_ERRORS.already_shipped,
  FREIGHT_ERRORS.parcel_on_its_way,
]

/** Finishes shipments whose process died, or cancels their booking. */
export default async function finishShipments(container: MedusaContainer) {
  await Promise.all((await findUnfinishedParcels(container)).map((parcel) => finish(container, parcel)))
}

async function finish(container: MedusaContainer, parcel: UnfinishedParcel) {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  try {
    await shipOrder(container, { order_id: parcel.order_id })
  } catch (error) {
    if (!isOneOf(error, ...NEVER))
      return logger.warn(`Order ${parcel.order_id} is not shipped: ${(error as Error).message}`)
    await takeBackParcel(container, parcel).catch((failed: Error) =>
      logger.warn(`Parcel ${parcel.fulfillment_id} is not taken back: ${failed.message}`),
    )
  }
}

export const config = { name: "freight-finish-shipments", schedule: "*/10 * * * * *" }
