import { Conflict } from "@haat/http/conflict"
import type { CreateOrderDTO, ItemTaxLineDTO, MedusaContainer, ShippingTaxLineDTO } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ALREADY_ORDERED } from "./decide-order"
import { toLineItem } from "./line-item"
import type { OrderLine, OrderPlan } from "./prepare-order"

const SHIPPING_LINE = "delivery"

type TaxLine = ItemTaxLineDTO | ShippingTaxLineDTO

/** The taxes contained in the prices; they show on the order and do not change its total. */
async function taxLinesOf(container: MedusaContainer, plan: OrderPlan) {
  const currency_code = "inr"
  const lines: TaxLine[] = plan.taxed
    ? await container.resolve(Modules.TAX).getTaxLines(
        [
          ...plan.lines.map(({ order_item_id: id, product_id, quantity, price }) => ({
            ...{ id, product_id, quantity, currency_code },
            unit_price: price,
          })),
          ...(plan.shipping_option
            ? [
                {
                  ...{ id: SHIPPING_LINE, currency_code },
                  shipping_option_id: plan.shipping_option.id,
                  unit_price: plan.delivery_charge,
                },
              ]
            : []),
        ],
        { address: plan.shipping_address, customer: { id: plan.customer_id, email: plan.email, customer_groups: [] } },
      )
    : []
  return (id: string) =>
    lines
      .filter((line) => ("line_item_id" in line ? line.line_item_id : line.shipping_line_id) === id)
      .map(({ name, rate_id, code, rate, provider_id }) => ({
        description: name,
        tax_rate_id: rate_id,
        code: code ?? "tax",
        rate,
        provider_id,
      }))
}

/** What the carrier was asked for each item, for whoever sends it. */
const parcelOf = ({ product_id, delivery_charge, estimated_delivery_days }: OrderLine) => ({
  product_id,
  delivery_charge,
  estimated_delivery_days,
})

/** Medusa's order, with the tax-inclusive prices of today and the ids that were chosen beforehand. */
export const createOrderStep = createStep(
  "checkout-create-order",
  async (plan: OrderPlan, { container }) => {
    const taxLines = await taxLinesOf(container, plan)
    // The Order module takes a chosen id for an order and its items; only its types do not say so.
    const order: CreateOrderDTO & { id: string } = {
      id: plan.order_id,
      region_id: plan.region_id,
      customer_id: plan.customer_id,
      sales_channel_id: plan.sales_channel_id ?? undefined,
      status: "pending",
      email: plan.email,
      currency_code: "inr",
      no_notification: false,
      shipping_address: { ...plan.shipping_address, phone: plan.shipping_address.phone ?? undefined },
      billing_address: { ...plan.billing_address, phone: plan.billing_address.phone ?? undefined },
      items: plan.lines.map((line) => ({
        ...toLineItem(line),
        id: line.order_item_id,
        tax_lines: taxLines(line.order_item_id),
      })),
      shipping_methods: [
        {
          name: plan.shipping_option?.name ?? "Delivery",
          amount: plan.delivery_charge,
          is_tax_inclusive: true,
          shipping_option_id: plan.shipping_option?.id,
          data: { parcels: plan.lines.map(parcelOf) },
          tax_lines: taxLines(SHIPPING_LINE),
        },
      ],
    }
    try {
      const { id } = await container.resolve(Modules.ORDER).createOrders(order)
      return new StepResponse(id, id)
    } catch (error) {
      if (error instanceof MedusaError && /^Order with id: .* already exists/.test(error.message)) {
        throw new Conflict(ALREADY_ORDERED, "ordered")
      }
      throw error
    }
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.ORDER).deleteOrders([id])
  },
)
