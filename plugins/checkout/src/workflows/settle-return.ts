import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderReturn } from "../contract"

/**
 * The one place where a return that has come back is paid for, as its `outcome` says, with its `worth` (rupees, as paid):
 * the money where it came from, or store credit. It runs once the goods are in, outside of their transaction, and may be
 * called again. For now nothing is paid by itself: the owner's queue shows what is wanted and worth, and a manager refunds it by line in
 * the order (decision 085).
 */
export async function settleReturn(_container: MedusaContainer, _received: OrderReturn): Promise<void> {}
