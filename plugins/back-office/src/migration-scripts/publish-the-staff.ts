import { publishViews } from "@haat/sdk/server/views/publish-views"
import { STAFF_MEMBER } from "../schema/staff-member"
import { SHOP_SETUP } from "../views/shop-setup"

/** Makes the views that everybody reads the shop's staff and set-up by. */
export default publishViews(STAFF_MEMBER, SHOP_SETUP)
