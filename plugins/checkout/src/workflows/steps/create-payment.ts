import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { OrderPlan } from "./prepare-order"

const CASH_ON_DELIVERY = "pp_system_default"

/** Promises the order's total in cash: authorised now, captured when the parcel is paid for. */
export const createPaymentStep = createStep(
  "checkout-create-payment",
  async ({ total }: Pick<OrderPlan, "total">, { container }) => {
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
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.PAYMENT).deletePaymentCollections([id])
  },
)
