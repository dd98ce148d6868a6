import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { OrderPlan } from "./prepare-order"

const CASH_ON_DELIVERY = "pp_system_default"

/** The payment of an order: cash promised for the day it arrives, or money that the provider has taken already. */
export const createPaymentStep = createStep(
  "checkout-create-payment",
  async ({ total, paid }: Pick<OrderPlan, "total" | "paid">, { container }) => {
    if (!paid) {
      const id = await promiseCash(container, total)
      return new StepResponse(id, id)
    }
    // Asks the provider. What was taken stays taken, whatever becomes of the order: the ledger sees to it.
    await container.resolve(Modules.PAYMENT).authorizePaymentSession(paid.payment_session_id, {})
    return new StepResponse(paid.payment_collection_id, "")
  },
  async (promised, { container }) => {
    if (promised) await container.resolve(Modules.PAYMENT).deletePaymentCollections([promised])
  },
)

async function promiseCash(container: MedusaContainer, total: number): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT)
  const amount = { amount: total, currency_code: "inr" }
  const { id } = await payments.createPaymentCollections(amount)
  try {
    const session = await payments.createPaymentSession(id, { ...amount, provider_id: CASH_ON_DELIVERY, data: {} })
    await payments.authorizePaymentSession(session.id, {})
  } catch (error) {
    await payments.deletePaymentCollections([id])
    throw error
  }
  return id
}
