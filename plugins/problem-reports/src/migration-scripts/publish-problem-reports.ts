import { publishViews } from "@haat/sdk/server/views/publish-views"
import { REPORTED_PROBLEM } from "../schema/reported-problem"

/** Makes the view that everybody reads problem reports by. */
export default publishViews(REPORTED_PROBLEM)
