import type { NetUnit } from "./facts"
import type { Facts } from "./product-facts"

const HUNDREDS: Partial<Record<NetUnit, { large: NetUnit; in_large: number }>> = {
  g: { large: "kg", in_large: 1000 },
  ml: { large: "l", in_large: 1000 },
  cm: { large: "m", in_large: 100 },
}

/** Price in whole paise of `count` units, such as ₹24 for 100 g. */
export type UnitPrice = { paise: number; count: number; unit: NetUnit }

/**
 * Returns the unit price of goods, such as ₹24 for 100 g: for 100 g, ml or cm below a whole kg, l or m, else for one
 * unit. Undefined for a single piece and for an unknown quantity.
 * @param rupees price of the whole net quantity
 */
export const unitPrice = (rupees: number, { net_quantity, net_unit }: Facts): UnitPrice | undefined => {
  if (!net_quantity || !net_unit) return undefined
  const small = HUNDREDS[net_unit]
  if (small) {
    const isLarge = net_quantity >= small.in_large
    const count = isLarge ? small.in_large : 100
    return {
      paise: Math.round((rupees * 100 * count) / net_quantity),
      count: isLarge ? 1 : 100,
      unit: isLarge ? small.large : net_unit,
    }
  }
  const large = Object.entries(HUNDREDS).find(([, one]) => one.large === net_unit)
  if (large && net_quantity < 1) {
    const [unit, { in_large }] = large
    return { paise: Math.round((rupees * 100 * 100) / (net_quantity * in_large)), count: 100, unit: unit as NetUnit }
  }
  if (!large && net_quantity === 1) return undefined
  return { paise: Math.round((rupees * 100) / net_quantity), count: 1, unit: net_unit }
}
