import { publishViews } from "@haat/sdk/server/views/publish-views"
import { ORDER_PARCELS } from "../schema/order-parcels"

/** Makes the view that whoever follows an order reads its parcels by. */
export default publishViews(ORDER_PARCELS)
