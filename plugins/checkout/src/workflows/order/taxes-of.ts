import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_TAXES, type OrderPlan, type OrderTax, type OrderTaxes, type OrderTaxRows } from "../../contract"
import type { OrderFacts } from "../../queries/order-facts"
import { orderTaxOf } from "./order-tax"
import { NO_TAX_LINES, type TaxLines, taxLinesOf } from "./tax-lines"

/** Taxes in the price: the GST, and those of Medusa's own tax provider where the shop charges none. */
export type Taxes = {
  tax: OrderTax
  /** the rows that keep `tax`, of the order that is written */
  taxRows: (order: Parameters<OrderTaxes["taxRows"]>[1]) => OrderTaxRows
  taxes: TaxLines
}

/** Reads the taxes before the transaction that writes the order. */
export async function taxesOf(container: MedusaContainer, plan: OrderPlan, facts: OrderFacts): Promise<Taxes> {
  const orderTaxes = container.resolve<OrderTaxes>(ORDER_TAXES)
  const tax = await orderTaxOf(orderTaxes, plan)
  const taxRows: Taxes["taxRows"] = (order) => orderTaxes.taxRows(tax, order)
  return { tax, taxRows, taxes: tax.charges_tax ? NO_TAX_LINES : await taxLinesOf(container, plan, facts) }
}
