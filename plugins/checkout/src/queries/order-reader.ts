import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_READER, type OrderReader } from "../contract"

/** Reads orders and returns as people read them. */
export const resolveOrderReader = (container: MedusaContainer) => container.resolve<OrderReader>(ORDER_READER)
