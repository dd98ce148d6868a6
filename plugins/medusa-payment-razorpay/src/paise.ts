import type { BigNumberInput } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"

/** Rupees, in any form Medusa keeps an amount, as whole paise. @throws when there is a part of a paisa */
export function exactPaise(rupees: BigNumberInput): number {
  const paise = MathBN.mult(rupees, 100)
  if (!paise.isInteger() || paise.lt(0) || paise.gt(Number.MAX_SAFE_INTEGER))
    throw new Error(`${paise.div(100).toString()} rupees cannot be paid`)
  return paise.toNumber()
}
