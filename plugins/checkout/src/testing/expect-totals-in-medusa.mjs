import { Modules } from "@medusajs/framework/utils"

/**
 * Reads an order from Medusa's order module, for `medusa exec`, and throws when its totals differ from the expected.
 * @param args the order's id, and as JSON its totals by name
 */
export default async function expectTotalsInMedusa({ container, args: [id, expected] }) {
  const names = Object.keys(JSON.parse(expected))
  const order = await container.resolve(Modules.ORDER).retrieveOrder(id, { select: names })
  const totals = JSON.stringify(Object.fromEntries(names.map((name) => [name, order[name]])))
  if (totals !== expected) throw new Error(`The order has ${totals}, not ${expected}`)
}
