import { publishViews } from "@haat/sdk/server/views/publish-views"
import { SHOPPER_ADDRESS } from "../schema/shopper"

/** Has saved addresses say which company they are of. */
export default publishViews(SHOPPER_ADDRESS)
