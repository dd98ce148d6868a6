import { publishViews } from "@haat/sdk/server/views/publish-views"
import { RETURN_PHOTOS } from "../schema/return-photos"

/** Makes the view that everybody reads by which pictures a return has. */
export default publishViews(RETURN_PHOTOS)
