import type { TestShop } from "@haat/testing"
import { comparable, type Row, rowsWrittenSince } from "@haat/testing/rows-written"

/** Tables of an order and its payment in Medusa. */
const ORDER_TABLES =
  "^(order|payment|capture|refund|reservation_item|inventory_level|cart_payment_collection|credit|cart$)"
export const CART_TABLES = "^cart"

/** The rows of orders, or of these tables, written since a transaction, by table. */
export const orderRowsSince = (haat: TestShop, transaction: number, tables = ORDER_TABLES) =>
  rowsWrittenSince(haat, transaction, tables)

/** Returns the rows without values that differ for each order. */
export const comparableOrder = (written: Record<string, Row[]>, other: Record<string, Row[]>) =>
  comparable(written, other, ofOneOrder)

function ofOneOrder(table: string, name: string, value: unknown): string | undefined {
  // of all orders so far
  if (name === "reserved_quantity" || name === "raw_reserved_quantity") return "some pieces"
  // taken from the shopper's own addresses, never written on the cart
  if (table === "cart" && /_address_id$/.test(name)) return "some address"
  // a cart of Medusa keeps seven digits of a rate
  if (name === "rate" && value !== null) return Number(value).toPrecision(6)
  if (name === "raw_rate" && value !== null) return Number((value as { value: string }).value).toPrecision(6)
  return undefined
}

/** Returns the types of all fields, nested ones too. */
export const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value && typeof value === "object"
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
      : value === null
        ? null
        : typeof value
