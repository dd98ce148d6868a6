import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_TAXES, type OrderPlan, type OrderTax, type OrderTaxes, type OrderTaxRows } from "../../contract"
import type { OrderFacts } from "../../queries/order-facts"
import { orderTaxOf } from "./order-tax"
import { NO_TAX_LINES, type TaxLines, taxLinesOf } from "./tax-lines"

/** What the price holds: the GST, and what Medusa's own tax provider says where the shop charges none. */
export type Taxes = {
  tax: OrderTax
  /** the rows that keep `tax`, of the order that is written */
  taxRows: (order: Parameters<OrderTaxes["taxRows"]>[1]) => OrderTaxRows
  taxes: TaxLines
}

/** Read before the transaction that writes the order. */
export async function taxesOf(container: MedusaContainer, plan: OrderPlan, facts: OrderFacts): Promise<Taxes> {
  const orderTaxes = container.resolve<OrderTaxes>(ORDER_TAXES)
  const tax = await orderTaxOf(orderTaxes, plan)
  const taxRows: Taxes["taxRows"] = (order) => orderTaxes.taxRows(tax, order)
  return { tax, taxRows, taxes: tax.charges_tax ? NO_TAX_LINES : await taxLinesOf(container, plan, facts) }
}
