import { publishViews } from "@haat/sdk/server/views/publish-views"
import { WRITTEN_REVIEW } from "../schema/written-review"

/** Makes the view that the owner reads reviews by. */
export default publishViews(WRITTEN_REVIEW)
