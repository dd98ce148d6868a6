import { publishViews } from "@haat/sdk/server/views/publish-views"
import { DELIVERY_OPTION } from "../schema/delivery-option"
import { ORDER_PARCEL, PARCEL_LABEL } from "../schema/order-parcel"

/** Makes the views that everybody reads parcels by. */
export default publishViews(ORDER_PARCEL, PARCEL_LABEL, DELIVERY_OPTION)
