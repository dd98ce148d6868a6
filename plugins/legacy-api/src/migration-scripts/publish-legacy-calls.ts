import { publishViews } from "@haat/sdk/server/views/publish-views"
import { LEGACY_CALL_USE } from "../schema/legacy-call-use"

/** Makes the view that everybody reads the use of old calls by. */
export default publishViews(LEGACY_CALL_USE)
