import type { SaveCategory, SaveShopProduct } from "@haat/catalog/contract"
import type { DemoProduct } from "./demo-product"

/** Categories whose goods are packed by the demo shop itself, and have an MRP. */
const PACKED = ["Masala & Groceries", "Beauty & Ayurveda"]
const PACKER: Partial<NonNullable<SaveCategory["facts"]>> = {
  maker_role: "packer",
  maker: "Haat Demo Traders",
  maker_address: "Gat 412, Nagar Road, Wagholi, Pune 412207",
}

/** All of the demo shop is made in India. */
export const categoryFacts = (category: string): SaveCategory["facts"] => ({
  required: [],
  origin: "IN",
  ...(PACKED.includes(category) && PACKER),
})

const UNITS = { kg: "kg", g: "g", ml: "ml", l: "l", litre: "l" } as const
const AMOUNT = /(?:(\d+) × )?(\d+) (kg|g|ml|litre|l)\b/i

/**
 * Facts of a demo product: the quantity from its attributes or name, the MRP a tenth above the price. Products in
 * several sizes have none.
 */
export function productFacts(product: DemoProduct, category: string): SaveShopProduct["facts"] {
  if (product.choices || !PACKED.includes(category)) return undefined
  const found = AMOUNT.exec([...Object.values(product.attributes), product.name].join(", "))
  const [, count = "1", amount = "", unit = ""] = found ?? []
  const best_before = product.attributes["Best before"]
  return {
    mrp: Math.ceil(product.price * 1.1) * 100,
    ...(found && {
      net_quantity: Number(count) * Number(amount),
      net_unit: UNITS[unit.toLowerCase() as keyof typeof UNITS],
    }),
    ...(best_before && { best_before: `${best_before} from packing` }),
  }
}
