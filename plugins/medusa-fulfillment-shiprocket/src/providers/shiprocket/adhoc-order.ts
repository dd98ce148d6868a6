import type { FulfillmentAddressDTO } from "@medusajs/framework/types"
import { addressLines, shortCity } from "./address-lines"
import { formatPhone, rupees, toRupees, usualPostalCode } from "./formats"
import { type PackedItem, packedLines } from "./packed-lines"

/** Minimum size and weight that Shiprocket accepts, in cm and kg. */
const SMALLEST_CM = 1
const LIGHTEST_KG = 0.05

/** Size in cm and weight in grams of one piece, in Medusa's names. */
export type PieceSize = Partial<Record<"weight" | "length" | "width" | "height", number | null>>

/** Inventory item of which a piece of a variant takes some. */
type InventoryPart = { required_quantity: unknown; inventory?: { id: string } | null }

/** Fields of Medusa's order that the form needs. */
export type OrderToShip = {
  id?: string
  email?: string | null
  customer?: { email?: string | null } | null
  created_at?: Date | string
  items?: {
    id: string
    title: string
    /** in rupees */
    unit_price: unknown
    quantity?: unknown
    variant_sku?: string | null
    product_id?: string | null
    variant?: (PieceSize & { inventory_items?: InventoryPart[] | null }) | null
  }[]
}

type Parcel = {
  /** the parcel's reference at Shiprocket, the same for each attempt */
  order_id: string
  pickup_location: string
  order: OrderToShip
  items: PackedItem[]
  address: Partial<FulfillmentAddressDTO>
  /** whole paise: delivery and fees, and the amount that the courier collects */
  price: { charges_paise: number; due_paise: number }
  /** size of pieces whose variant has none */
  defaultSize?: PieceSize
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** "2026-11-21 14:05" in India. */
export const dateInIndia = (date: Date) =>
  date.toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" }).slice(0, "2026-11-21 14:05".length)

/** Pieces of an item, with the size in cm and the weight of a piece in kg. */
type Packed = { units: number; length?: number; breadth?: number; height?: number; weight?: number }

function packedPiece(size: PieceSize | null | undefined, units: number, fallback?: PieceSize): Packed {
  const read = (field: keyof PieceSize) => size?.[field] ?? fallback?.[field] ?? 0
  return {
    units,
    length: read("length"),
    breadth: read("width"),
    height: read("height"),
    weight: read("weight") / 1000,
  }
}

/** Size and weight of goods that lie flat on one another, in cm and kg. */
export function packedSize(packed: Packed[]) {
  const widest = (side: "length" | "breadth") => Math.max(SMALLEST_CM, ...packed.map((piece) => piece[side] ?? 0))
  const sum = (of: "height" | "weight") => packed.reduce((sum, piece) => sum + (piece[of] ?? 0) * piece.units, 0)
  return {
    length: widest("length"),
    breadth: widest("breadth"),
    height: Math.max(SMALLEST_CM, round(sum("height"), 1)),
    weight: Math.max(LIGHTEST_KG, round(sum("weight"), 3)),
  }
}

/**
 * Shiprocket's form for one parcel, in rupees, kg and cm. The address is the shipping address: the courier needs no
 * other.
 */
export function toAdhocOrder({ order_id, pickup_location, order, items, address, price, defaultSize }: Parcel) {
  const packed = packedLines(order, items)
  const sub_total = rupees(packed.reduce((sum, { line, units }) => sum + Number(line.unit_price) * units, 0))
  const shipping_charges = rupees(toRupees(price.charges_paise))
  // Offers and store credit; the courier takes the rest.
  const total_discount = rupees(sub_total + shipping_charges - toRupees(price.due_paise))
  const [billing_address, billing_address_2] = addressLines({
    ...address,
    address_2: [address.company, address.address_2].filter(Boolean).join(", "),
  })
  return {
    order_id,
    order_date: dateInIndia(new Date(order.created_at ?? Date.now())),
    pickup_location,
    billing_customer_name: address.first_name || address.company || "Customer",
    billing_last_name: address.last_name ?? "",
    billing_address,
    billing_address_2,
    billing_city: shortCity(address.city ?? ""),
    billing_pincode: usualPostalCode(address.postal_code ?? ""),
    billing_state: address.province ?? "",
    billing_country: "India",
    billing_email: order.email ?? order.customer?.email ?? "",
    billing_phone: formatPhone(address.phone),
    shipping_is_billing: true,
    order_items: packed.map(({ line, units }) => ({
      name: line.title,
      sku: line.variant_sku || line.product_id || line.id,
      units,
      selling_price: rupees(line.unit_price),
    })),
    payment_method: price.due_paise ? "COD" : "Prepaid",
    shipping_charges,
    ...(price.due_paise > 0 && total_discount > 0 && { total_discount }),
    sub_total,
    ...packedSize(packed.map(({ line, units }) => packedPiece(line.variant, units, defaultSize))),
  }
}
