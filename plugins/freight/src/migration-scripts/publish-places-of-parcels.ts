import { publishViews } from "@haat/sdk/server/views/publish-views"
import { LINE_DISPATCH } from "../schema/line-dispatch"
import { ORDER_PARCEL } from "../schema/order-parcel"

/** Says which warehouse parcels leave from. */
export default publishViews(ORDER_PARCEL, LINE_DISPATCH)
