import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_READER, type OrderReader } from "../contract"

/** Resolves the reader of orders and returns that includes data of other plugins. */
export const resolveOrderReader = (container: MedusaContainer) => container.resolve<OrderReader>(ORDER_READER)
