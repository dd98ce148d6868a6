import { ORDER_STEP_RESOURCES } from "./resources/order-steps"
import { PARCEL_RESOURCES } from "./resources/parcels"

/** Resources that this plugin brings to the back office. */
export const FREIGHT_RESOURCES = [...ORDER_STEP_RESOURCES, ...PARCEL_RESOURCES]
