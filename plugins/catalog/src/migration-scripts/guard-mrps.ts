import { publishViews } from "@haat/sdk/server/views/publish-views"
import { VARIANT_MRP } from "../schema/variant-mrp"

/** Has the view of what may be asked for at most pass over metadata that is no MRP. */
export default publishViews(VARIANT_MRP)
