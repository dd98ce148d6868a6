import type { OrderTax } from "@haat/gst/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderPlan } from "../../contract"
import type { OrderFacts } from "../../queries/order-facts"
import { orderTaxOf } from "./order-tax"
import { NO_TAX_LINES, type TaxLines, taxLinesOf } from "./tax-lines"

/** What the price holds: the GST, and what Medusa's own tax provider says where the shop charges none. */
export type Taxes = { tax: OrderTax; taxes: TaxLines }

/** Read before the transaction that writes the order. */
export async function taxesOf(container: MedusaContainer, plan: OrderPlan, facts: OrderFacts): Promise<Taxes> {
  const tax = await orderTaxOf(container, plan)
  return { tax, taxes: tax.charges_tax ? NO_TAX_LINES : await taxLinesOf(container, plan, facts) }
}
