import { publishViews } from "@haat/sdk/server/views/publish-views"
import { RETURN_PARCEL } from "../schema/return-parcel"

/** Makes the view that everybody reads pickups of returns by. */
export default publishViews(RETURN_PARCEL)
