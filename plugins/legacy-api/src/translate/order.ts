import type { Order as PlacedOrder } from "@haat/checkout/contract"
import { toPaise, toRupees } from "@haat/sdk/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { readOrderQuotes } from "../queries/order-quotes"
import type { Order } from "../shapes/order"
import { toOrderAddress } from "./to-address"

/** Used part of the payment ledger, which is resolved by its key. */
type Ledger = {
  listRazorpayPayments(
    filter: { order_id: string[] },
    config: { select: string[]; take: number },
  ): Promise<{ order_id: string; razorpay_payment_id: string | null }[]>
}

/** Finds the provider's payment id of each online order. */
async function findTransactions(scope: MedusaContainer, orders: PlacedOrder[]): Promise<Map<string, string | null>> {
  const order_id = orders.filter(({ payment_method }) => payment_method !== "Cash On Delivery").map(({ id }) => id)
  if (!order_id.length) return new Map()
  const config = { select: ["order_id", "razorpay_payment_id"], take: order_id.length }
  const payments = await scope.resolve<Ledger>("razorpay").listRazorpayPayments({ order_id }, config)
  return new Map(payments.map((payment) => [payment.order_id, payment.razorpay_payment_id]))
}

/** Returns the quoted charges and those of plugins, in rupees; without quotes, the delivery charge of the order. */
function deliveryCharges({ delivery_charge, charges }: PlacedOrder, quotes: Map<string, number> | undefined): number {
  if (!quotes) return delivery_charge
  const amounts = [...quotes.values(), ...charges.map(({ amount }) => amount)]
  return toRupees(amounts.reduce((sum, amount) => sum + toPaise(amount), 0))
}

/** Converts orders to the shape of the old calls. */
export async function toOrders(scope: MedusaContainer, orders: PlacedOrder[]): Promise<Order[]> {
  const order_ids = orders.map(({ id }) => id)
  const [transactions, quotes] = await Promise.all([
    findTransactions(scope, orders),
    order_ids.length ? readOrderQuotes(scope, order_ids) : undefined,
  ])
  return orders.map((order) => {
    const items = order.items.map(({ product_id, name, price, quantity, image }) => ({
      ...{ _id: product_id ?? "", productId: product_id ?? "", name, price, quantity },
      images: image ? [image] : [],
    }))
    return {
      _id: order.id,
      order_id: order.display_id,
      createdAt: new Date(order.created_at).toISOString(),
      paymentStatus: order.payment_status as Order["paymentStatus"],
      status: order.status,
      paymentMethod: order.payment_method,
      transactionId: transactions.get(order.id) ?? null,
      items,
      order_items: items,
      total: order.total,
      deliveryCharges: deliveryCharges(order, quotes?.get(order.id)),
      shippingAddress: toOrderAddress(order.shipping_address),
      billingAddress: toOrderAddress(order.billing_address),
    }
  })
}
