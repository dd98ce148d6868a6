import { toPaise } from "@haat/sdk/money"
import { type Adjustment, chargesToTax, type OrderPlan, type OrderToTax, sumCharges } from "../../contract"
import { sumDeliveryCharges } from "../../queries/delivery"

/** Sum of the discounts, in paise. */
const sumAdjustmentsPaise = (adjustments: Adjustment[] = []) =>
  adjustments.reduce((sum, { amount }) => sum + toPaise(amount), 0)

/**
 * Computes the amounts to tax of a planned order. The amount that rounds the total up to whole rupees is part of the
 * plan's delivery charge, and separate here because it is not taxed.
 */
export function orderAmounts(plan: OrderPlan): OrderToTax {
  const charged = toPaise(plan.delivery_charge)
  const above = charged - toPaise(sumDeliveryCharges(plan.lines)) - sumCharges(plan.charges)
  const rounding_paise = above > 0 && above < 100 ? above : 0
  const charges = chargesToTax(plan.charges)
  return {
    lines: plan.lines.map(({ product_id, variant_id, quantity, price, adjustments }) => {
      const paid_paise = toPaise(price) * quantity - sumAdjustmentsPaise(adjustments)
      return { product_id, variant_id, quantity, paid_paise }
    }),
    delivery_paise: charged - rounding_paise - sumAdjustmentsPaise(plan.delivery_adjustments) - sumCharges(charges),
    charges,
    rounding_paise,
    province: plan.shipping_address.province,
    gstin: plan.gstin,
    at: new Date(),
  }
}
