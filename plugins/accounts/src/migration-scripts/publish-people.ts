import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOPPER, SHOPPER_ADDRESS } from "../schema/shopper"
import { STAFF_ACCOUNT } from "../schema/staff-account"

/** Makes the views that everybody reads people by. */
export default publishViews(SHOPPER, SHOPPER_ADDRESS, STAFF_ACCOUNT)
