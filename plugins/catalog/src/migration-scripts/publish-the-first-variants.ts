import { publishViews } from "@haat/sdk/server/views/publish-views"
import { FIRST_VARIANT } from "../schema/first-variant"
import { CURRENT_VARIANT, SELLABLE_VARIANT } from "../schema/sellable-variant"

/** What a product with one variant is sold by stays; of the others the first that has stock is chosen from now on. */
const CHOOSE = `
  select refresh_first_variant(array(
    select product_id from product_variant where deleted_at is null and product_id is not null
    group by product_id having count(*) > 1))`

/** Makes variants known by their names, and has the one stand for its product that can be bought. */
export default publishViews(FIRST_VARIANT, SELLABLE_VARIANT, CURRENT_VARIANT, CHOOSE)
