import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SEARCH_FIGURE } from "../schema/search-figure"

/** Makes the view that the owner reads by what shoppers search for. */
export default publishViews(SEARCH_FIGURE)
