import { publishViews } from "@haat/sdk/server/views/publish-views"
import { STAFF_MEMBER } from "../views/staff-member"

/** Makes the views that everybody reads the shop's staff by. */
export default publishViews(STAFF_MEMBER)
