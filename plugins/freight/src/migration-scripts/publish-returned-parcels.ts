import { publishViews } from "@haat/sdk/server/views/publish-views"
import { RETURNED_PARCEL } from "../schema/returned-parcel"

/** Makes the view that everybody reads undelivered parcels by. */
export default publishViews(RETURNED_PARCEL)
