import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"

/** Rupees, in any form Medusa keeps an amount, as whole paise. @throws when there is a part of a paisa */
export function toPaise(rupees: BigNumberInput): number {
  const paise = MathBN.mult(rupees, 100)
  if (!paise.isInteger() || paise.lt(0) || paise.gt(Number.MAX_SAFE_INTEGER))
    throw new Error(`${paise.div(100).toString()} rupees cannot be paid`)
  return paise.toNumber()
}

export const toRupees = (paise: number) => paise / 100

/** As people read it: ₹1,23,456 or ₹1,234.50 */
export const inRupees = (paise: number) =>
  `₹${toRupees(paise).toLocaleString("en-IN", { minimumFractionDigits: paise % 100 ? 2 : 0, maximumFractionDigits: 2 })}`
