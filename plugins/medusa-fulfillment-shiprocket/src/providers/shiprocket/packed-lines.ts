import type { FulfillmentItemDTO } from "@medusajs/framework/types"
import type { OrderToShip } from "./adhoc-order"

export type PackedItem = Partial<Pick<FulfillmentItemDTO, "line_item_id" | "inventory_item_id" | "quantity">>

type OrderLine = NonNullable<OrderToShip["items"]>[number]

type PackedLine = { line: OrderLine; units: number }

/**
 * Lines of an order in a parcel, with the number of pieces. Medusa lists a line of a kit once for each of its inventory
 * items, and counts these instead of pieces.
 */
export function packedLines(order: OrderToShip, items: PackedItem[]): PackedLine[] {
  return (order.items ?? []).flatMap((line) => {
    const listed = items.filter(({ line_item_id }) => line_item_id === line.id)
    if (!listed.length) return []
    const [{ inventory_item_id }] = listed
    const counted = listed
      .filter((item) => item.inventory_item_id === inventory_item_id)
      .reduce((sum, { quantity }) => sum + Number(quantity), 0)
    const part = line.variant?.inventory_items?.find(({ inventory }) => inventory?.id === inventory_item_id)
    return [{ line, units: counted / Number(part?.required_quantity ?? 1) }]
  })
}
