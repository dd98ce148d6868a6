import type { ItemTaxLineDTO, MedusaContainer, ShippingTaxLineDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { OrderPlan } from "../../contract"
import type { OrderFacts } from "../../queries/order-facts"

const SHIPPING_LINE = "delivery"

/** A tax contained in a price, in percent. */
export type TaxLine = {
  description?: string
  tax_rate_id?: string
  code: string
  rate: number
  provider_id?: string
}
/** `forItem` takes the index of an order line. */
export type TaxLines = { forItem: (index: number) => TaxLine[]; delivery: TaxLine[] }

export const NO_TAX_LINES: TaxLines = { forItem: () => [], delivery: [] }

/** Gets the taxes contained in the prices from Medusa's tax provider. They do not change the total of the order. */
export async function calculateTaxLines(
  container: MedusaContainer,
  plan: OrderPlan,
  facts: OrderFacts,
): Promise<TaxLines> {
  if (!facts.taxed) return NO_TAX_LINES
  const currency_code = "inr"
  const items = plan.lines.map(({ product_id, quantity, price }, at) => ({
    id: String(at),
    product_id,
    quantity,
    currency_code,
    unit_price: price,
  }))
  const { shipping_option } = facts
  const delivery = shipping_option && {
    id: SHIPPING_LINE,
    currency_code,
    unit_price: plan.delivery_charge,
    shipping_option_id: shipping_option.id,
  }
  const lines: (ItemTaxLineDTO | ShippingTaxLineDTO)[] = await container
    .resolve(Modules.TAX)
    .getTaxLines([...items, ...(delivery ? [delivery] : [])], {
      address: plan.shipping_address,
      customer: { id: plan.customer_id, email: plan.email, customer_groups: [] },
    })
  const findTaxLines = (id: string) =>
    lines
      .filter((line) => ("line_item_id" in line ? line.line_item_id : line.shipping_line_id) === id)
      .map(({ name, rate_id, code, rate, provider_id }) => ({
        description: name,
        tax_rate_id: rate_id,
        code: code ?? "tax",
        rate: rate ?? 0,
        provider_id,
      }))
  return { forItem: (index) => findTaxLines(String(index)), delivery: findTaxLines(SHIPPING_LINE) }
}
