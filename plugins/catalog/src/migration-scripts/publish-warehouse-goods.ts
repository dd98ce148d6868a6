import { publishViews } from "@haat/sdk/server/views/publish-views"
import { WAREHOUSE_GOODS } from "../schema/warehouse-goods"

/** Says what is kept in which warehouse. */
export default publishViews(WAREHOUSE_GOODS)
