import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SELLABLE_VARIANT } from "../schema/sellable-variant"

/** Has what is pending deletion looked up once for all variants of a statement, not for each. */
export default publishViews(SELLABLE_VARIANT)
