import { Modules } from "@medusajs/framework/utils"

/**
 * Fills a cart by Medusa's own cart module, for `medusa exec`. The first item gets three pieces; the last is added and
 * removed.
 * @param args as JSON: the `cart` and its `items`
 */
export default async function fillCartInMedusa({ container, args: [given] }) {
  const { cart, items } = JSON.parse(given)
  const carts = container.resolve(Modules.CART)
  const { id } = await carts.createCarts({ ...cart, items: items.slice(0, 1) })
  const added = await carts.addLineItems(items.slice(1).map((item) => ({ ...item, cart_id: id })))
  const [first] = await carts.listLineItems({ cart_id: id, product_id: items[0].product_id })
  await carts.updateLineItems([{ selector: { id: first.id }, data: { ...items[0], quantity: 3 } }])
  await carts.deleteLineItems([added.at(-1).id])
}
