import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CREDIT_NOTES, type RefundCrediting } from "../../contract"
import type { RefundRow } from "../../modules/razorpay/refund-row"

/**
 * Issues the credit notes of a refund in the transaction in which it is processed, with its order held; of one that is
 * pending or has failed there are none.
 */
export async function creditRefund(
  container: MedusaContainer,
  trx: OrderTransaction["trx"],
  { id, state }: Pick<RefundRow, "id" | "state">,
): Promise<void> {
  if (state === "processed") await container.resolve<RefundCrediting>(CREDIT_NOTES).creditRefund(trx, id)
}
