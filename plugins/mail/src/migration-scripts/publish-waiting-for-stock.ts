import { publishViews } from "@haat/sdk/server/views/publish-views"
import { WAITING_FOR_STOCK } from "../schema/waiting-for-stock"

/** Makes the view that the owner reads by how many wait for what is sold out. */
export default publishViews(WAITING_FOR_STOCK)
