import { publishViews } from "@haat/sdk/server/views/publish-views"
import { DOCUMENT_LOGO } from "../views/document-logo"

/** Makes the view that documents read logos by. */
export default publishViews(DOCUMENT_LOGO)
