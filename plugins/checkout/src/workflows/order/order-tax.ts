import { toPaise } from "@haat/sdk/money"
import type { Adjustment, OrderPlan, OrderTax, OrderTaxes } from "../../contract"
import { sumOf } from "../../queries/delivery"

/** Sum of the discounts, in paise. */
const takenOff = (adjustments: Adjustment[] = []) => adjustments.reduce((sum, { amount }) => sum + toPaise(amount), 0)

/**
 * The GST that the order's price holds, to be stored with it. The delivery charge holds what rounds the total up to
 * whole rupees, which is told apart here: it is no price of anything, and is not taxed.
 */
export function orderTaxOf(taxes: OrderTaxes, plan: OrderPlan): Promise<OrderTax> {
  const charged = toPaise(plan.delivery_charge)
  const above = charged - toPaise(sumOf(plan.lines)) - toPaise(plan.cod_fee ?? 0)
  const rounding_paise = above > 0 && above < 100 ? above : 0
  return taxes.taxOf({
    lines: plan.lines.map(({ product_id, variant_id, quantity, price, adjustments }) => ({
      ...{ product_id, variant_id, quantity, paid_paise: toPaise(price) * quantity - takenOff(adjustments) },
    })),
    ...{ delivery_paise: charged - rounding_paise - takenOff(plan.delivery_adjustments), rounding_paise },
    province: plan.shipping_address.province,
    gstin: plan.gstin,
    at: new Date(),
  })
}
