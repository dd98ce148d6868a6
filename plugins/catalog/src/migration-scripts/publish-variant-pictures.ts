import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SELLABLE_VARIANT } from "../schema/sellable-variant"

/** Shows variants by their own pictures. */
export default publishViews(SELLABLE_VARIANT)
