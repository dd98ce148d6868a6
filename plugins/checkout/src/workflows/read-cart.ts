import { workflowOf } from "@haat/sdk/server/workflow-of"
import { READ_CART } from "../contract"
import { readShownCart } from "../queries/offers"
import { readStoredCart } from "../queries/stored-cart"

/** The shopper's cart, for plugins that show it beside their own. */
export const readCartWorkflow = workflowOf(READ_CART, async (container, input: { customer_id: string }) =>
  readShownCart(container, await readStoredCart(container, input.customer_id)),
)
