import { publishViews } from "@haat/sdk/server/views/publish-views"
import { NEWSLETTER_READER } from "../schema/newsletter-reader"

/** Makes the view that everybody reads the newsletter's readers by. */
export default publishViews(NEWSLETTER_READER)
