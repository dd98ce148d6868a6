import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  completeCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows"

/**
 * Orders a cart as Medusa does without us, for `medusa exec`.
 * @param args the cart's id, and as JSON its `address` and `shipping` method, and what offers take off its lines (by
 * product) and its delivery, and the tax lines of these
 */
export default async function completeInMedusa({ container, args: [id, how] }) {
  const { address, shipping, off = [], offDelivery, taxes, deliveryTaxes } = JSON.parse(how)
  const carts = container.resolve(Modules.CART)
  await carts.updateCarts(id, { shipping_address: address, billing_address: address })
  const [method] = await carts.addShippingMethods(id, [shipping])
  const items = await carts.listLineItems({ cart_id: id })
  const itemOf = (product_id) => items.find((item) => item.product_id === product_id).id
  await carts.addLineItemAdjustments(off.map(({ product_id, ...one }) => ({ ...one, item_id: itemOf(product_id) })))
  await carts.addLineItemTaxLines(
    id,
    taxes.map(({ product_id, ...one }) => ({ ...one, item_id: itemOf(product_id) })),
  )
  await carts.addShippingMethodTaxLines(
    id,
    deliveryTaxes.map((one) => ({ ...one, shipping_method_id: method.id })),
  )
  if (offDelivery) await carts.addShippingMethodAdjustments([{ ...offDelivery, shipping_method_id: method.id }])
  const { result } = await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: id } })
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: ["payment_collection.id"],
    filters: { id },
  })
  const payment_collection_id = result?.id ?? data[0].payment_collection.id
  await createPaymentSessionsWorkflow(container).run({
    input: { payment_collection_id, provider_id: "pp_system_default" },
  })
  await completeCartWorkflow(container).run({ input: { id } })
}
