import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  completeCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  createPaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows"

/**
 * Completes a cart by Medusa's own workflows, for `medusa exec`.
 * @param args id of the cart; JSON with `address`, `shipping` method, adjustments of lines (`off`, by product) and of
 * the delivery (`offDelivery`), and the tax lines of both
 */
export default async function completeInMedusa({ container, args: [id, how] }) {
  const { address, shipping, off = [], offDelivery, taxes, deliveryTaxes } = JSON.parse(how)
  const carts = container.resolve(Modules.CART)
  await carts.updateCarts(id, { shipping_address: address, billing_address: address })
  const [method] = await carts.addShippingMethods(id, [shipping])
  const items = await carts.listLineItems({ cart_id: id })
  const findItemId = (product_id) => items.find((item) => item.product_id === product_id).id
  await carts.addLineItemAdjustments(off.map(({ product_id, ...one }) => ({ ...one, item_id: findItemId(product_id) })))
  await carts.addLineItemTaxLines(
    id,
    taxes.map(({ product_id, ...one }) => ({ ...one, item_id: findItemId(product_id) })),
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
